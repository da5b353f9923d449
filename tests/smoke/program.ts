/** Where a program is; `npm test engines` looks for it. */
export function programAt(variable: string): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} is not set: run \`npm test engines\`.`);
  return path;
}
