/** Stands in for the signals library, which the renderer would fetch for a tool that is given signals; ours never are. */
export function signal() {
  throw new Error('Tools are given plain values; what they share is kept in nanostores.');
}
