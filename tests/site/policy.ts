import { createHash } from 'node:crypto';
import type { BuiltSite, Element, Page } from './built-site.ts';

const NEEDED: Record<string, string> = {
  'default-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};
/** The search index runs as WebAssembly; scripts gain nothing by it. */
const WEB_ASSEMBLY = "'wasm-unsafe-eval'";
const DATA_BLOCKS = ['application/ld+json', 'application/json', 'text/plain'];
const LOADING = ['script', 'link', 'img', 'source', 'iframe', 'form', 'video', 'audio', 'object'];

/** What on a page goes against the rules for safe pages. */
export function findUnsafe(page: Page, site: BuiltSite): string[] {
  const policies = page.elements.filter(isPolicy);
  const [policy] = policies;
  if (policies.length !== 1 || !policy) return [`${policies.length} policies`];
  const directives = parsePolicy(policy.attributes.content ?? '');
  return [
    ...weakDirectives(directives),
    ...unbound(page.elements, policy),
    ...page.elements.flatMap((element) => [
      ...unhashed(element, directives),
      ...unsafeAttributes(element),
      ...foreign(element, page, site),
    ]),
  ];
}

function isPolicy({ name, attributes }: Element): boolean {
  const kind = attributes['http-equiv']?.toLowerCase();
  return name === 'meta' && kind === 'content-security-policy';
}

/** What a browser meets before the policy, which then does not hold for it. */
function unbound(elements: Element[], policy: Element): string[] {
  return elements
    .slice(0, elements.indexOf(policy))
    .filter(({ name }) => LOADING.includes(name) || name === 'style')
    .map(({ name }) => `${name} before the policy`);
}

function parsePolicy(content: string): Map<string, string[]> {
  return new Map(
    content
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

function weakDirectives(directives: Map<string, string[]>): string[] {
  const missing = Object.entries(NEEDED)
    .filter(([name, source]) => directives.get(name)?.join(' ') !== source)
    .map(([name, source]) => `${name} is not ${source}`);
  const open = [...directives].flatMap(([name, sources]) =>
    sources
      .filter((one) => one !== WEB_ASSEMBLY && /unsafe-|\*|https?:/.test(one))
      .map((one) => `${name} allows ${one}`),
  );
  return [...missing, ...open];
}

/** Inline code that the policy would refuse. */
function unhashed({ name, attributes, text }: Element, directives: Map<string, string[]>) {
  const isCode =
    name === 'script' && !attributes.src && !DATA_BLOCKS.includes(attributes.type ?? '');
  if (!isCode && name !== 'style') return [];
  const hash = createHash('sha256').update(text).digest('base64');
  const allowed = directives.get(`${name}-src`) ?? [];
  return allowed.includes(`'sha256-${hash}'`) ? [] : [`inline ${name} without a hash`];
}

function unsafeAttributes({ name, attributes }: Element): string[] {
  return Object.entries(attributes)
    .filter(
      ([key, value]) => key === 'style' || /^on/.test(key) || /^\s*(java|vb)script:/i.test(value),
    )
    .map(([key]) => `${name} with ${key}`);
}

/** Things a browser would load from, or send to, another origin. */
function foreign({ name, attributes }: Element, page: Page, { origin }: BuiltSite): string[] {
  if (!LOADING.includes(name)) return [];
  return ['src', 'href', 'action', 'data'].flatMap((key) => {
    const link = attributes[key];
    if (link === undefined || link.startsWith('data:')) return [];
    return new URL(link, origin + page.address).origin === origin ? [] : [`${name} to ${link}`];
  });
}
