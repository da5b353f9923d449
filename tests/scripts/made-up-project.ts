import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Stands in for Astro: a build is two pages, the second written once the file `docs/go` is there. */
const ASTRO = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
const [command, ...args] = process.argv.slice(2);
const value = (name) => args[args.indexOf(name) + 1];
if (command === 'build') {
  const folder = value('--outDir');
  appendFileSync('docs/builds', 'x');
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/index.html', readFileSync('content/page'));
  while (!existsSync('docs/go')) await new Promise((done) => setTimeout(done, 20));
  writeFileSync(folder + '/last.html', readFileSync('content/page'));
} else {
  const server = createServer((request, response) => {
    const file = 'dist/' + (request.url === '/' ? 'index.html' : request.url);
    if (!existsSync(file)) response.statusCode = 404;
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  const listen = (port) => server.once('error', () => listen(port + 1)).listen(port, 'localhost');
  server.on('listening', () => console.log('Local http://localhost:' + server.address().port + '/'));
  listen(Number(value('--port')));
}
`;

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

/** A project with our scripts and a made-up Astro. */
export class MadeUpProject {
  readonly root = mkdtempSync(join(tmpdir(), 'dicewright-project-'));
  private readonly children: ChildProcess[] = [];

  constructor() {
    cpSync(scripts, this.path('scripts'), { recursive: true });
    const lock = '{"packages":{}}';
    this.write('package.json', '{"type":"module"}');
    this.write('package-lock.json', lock);
    this.write('node_modules/.dicewright-lock', createHash('sha256').update(lock).digest('hex'));
    this.write('node_modules/astro/package.json', '{"type":"module","bin":{"astro":"a.js"}}');
    this.write('node_modules/astro/a.js', ASTRO);
    this.write('content/page', 'one');
    this.write('docs/builds', '');
  }

  path(...parts: string[]): string {
    return join(this.root, ...parts);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  /** What lies in the project besides what we put there. */
  leftovers(): string[] {
    const own = ['content', 'docs', 'node_modules', 'package-lock.json', 'package.json', 'scripts'];
    const hidden = readdirSync(this.path('.astro')).map((name) => `.astro/${name}`);
    return [...readdirSync(this.root), ...hidden].filter(
      (name) => !own.includes(name) && name !== '.astro',
    );
  }

  start(): Started {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: this.root,
      env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
    });
    this.children.push(child);
    return new Started(child);
  }

  async remove(): Promise<void> {
    for (const child of this.children) await new Started(child).stop('SIGTERM');
    rmSync(this.root, { recursive: true, force: true });
  }
}

class Started {
  output = '';
  readonly ended: Promise<unknown>;
  private readonly child: ChildProcess;

  constructor(child: ChildProcess) {
    this.child = child;
    this.ended =
      child.exitCode === null
        ? new Promise((resolve) => child.once('close', resolve))
        : Promise.resolve();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
  }

  async says(words: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = words.exec(this.output);
      if (found) return found;
      if (this.child.exitCode !== null) throw new Error(`It ended, saying ${this.output}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  /** The address it serves. */
  async ready(): Promise<string> {
    return (await this.says(/is ready .*: (http\S+)/))[1] ?? '';
  }

  async stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
    if (this.child.exitCode === null) this.child.kill(signal);
    await this.ended;
  }
}
