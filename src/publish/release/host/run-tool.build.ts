import { spawn } from 'node:child_process';

interface Tool {
  readonly program: string;
  readonly words: readonly string[];
  readonly folder: string;
  /** Environment variables for the tool, beside those of `passedOn`. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Variables of this process that the tool may see: paths to programs and to the user's own settings. */
const passedOn = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'APPDATA',
  'SystemRoot',
  'TMPDIR',
  'TEMP',
  'HTTPS_PROXY',
  'NO_PROXY',
];

const SHOWN_LINES = 20;

/** Runs a host's command-line tool; rejects with its last lines of output, with the secrets removed. */
export function runTool({ program, words, folder, variables }: Tool): Promise<void> {
  const own = passedOn.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  const env = { ...Object.fromEntries(own), CI: 'true', ...variables };
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said = (said + text.toString('utf8')).slice(-20_000);
      });
    child.on('error', (cause) => reject(new Error(`${program} could not be started.`, { cause })));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve();
      const hidden = Object.values(variables).reduce((text, secret) => text.replaceAll(secret, '***'), said);
      const lines = hidden.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
      return reject(new Error(`${program} ${words.join(' ')} ended with ${signal ?? code}:\n${lines}`));
    });
  });
}
