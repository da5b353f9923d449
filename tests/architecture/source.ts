import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

/** A source file: its path below `src/`, with slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

export interface Import {
  /** As written. */
  from: string;
  /** `import type`, which leaves nothing behind in the built code. */
  typeOnly: boolean;
}

const CODE = /\.(tsx?|js|astro|css)$/;

export function readSources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => CODE.test(path))
    .map((path) => ({
      path: path.split(sep).join('/'),
      text: readFileSync(join(folder, path), 'utf8'),
    }));
}

/** The top-level folder, or the name of a file that lies directly in `src/`. */
export function folderOf({ path }: Source): string {
  return path.split('/')[0] ?? path;
}

export function importsOf(source: Source): Import[] {
  if (source.path.endsWith('.css')) return sheetsIn(source);
  const scripts = scriptSources(source).map((from) => ({ from, typeOnly: false }));
  return [...scripts, ...nodesOf(source).flatMap((node) => importAt(node) ?? [])];
}

function importAt(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node)) {
    const { importClause, moduleSpecifier } = node;
    const typeOnly = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { from: textOf(moduleSpecifier), typeOnly };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { from: textOf(node.moduleSpecifier), typeOnly: node.isTypeOnly };
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL') {
    const [address, base] = node.arguments ?? [];
    const isOwn = address && base?.getText() === 'import.meta.url';
    return isOwn ? { from: textOf(address), typeOnly: false } : null;
  }
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const target = isCall ? node.arguments[0] : undefined;
  return target ? { from: textOf(target), typeOnly: false } : null;
}

/** Names used as values, with what is asked of them: `fetch`, `Math.random`, `new Date`. */
export function usesOf(source: Source): string[] {
  return nodesOf(source).flatMap((node) => {
    if (ts.isNewExpression(node)) return [`new ${node.expression.getText()}`];
    if (ts.isPropertyAccessExpression(node)) {
      return [`${node.expression.getText()}.${node.name.text}`];
    }
    return ts.isIdentifier(node) && !isMemberName(node) ? [node.text] : [];
  });
}

function nodesOf(source: Source): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  if (source.path.endsWith('.css')) return found;
  const name = source.path.endsWith('.tsx') ? 'source.tsx' : 'source.ts';
  visit(ts.createSourceFile(name, scriptOf(source), ts.ScriptTarget.Latest, true));
  return found;
}

/** The TypeScript in a file: all of it, or the part between the dashes of an Astro file. */
function scriptOf({ path, text }: Source): string {
  if (!path.endsWith('.astro')) return text;
  return /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
}

function sheetsIn({ text }: Source): Import[] {
  return [...text.matchAll(/@import "([^"]+)"/g)].map(([, from = '']) => ({
    from,
    typeOnly: false,
  }));
}

function scriptSources({ path, text }: Source): string[] {
  if (!path.endsWith('.astro')) return [];
  return [...text.matchAll(/<script\s[^>]*?src="([^"]+)"/g)].map(([, from = '']) => from);
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node
  );
}

function textOf(node: ts.Expression): string {
  return ts.isStringLiteralLike(node) ? node.text : node.getText();
}
