import { fold } from '../../text/spelling.ts';

/** Whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives the reader a file to save. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `Shell Shock!` as `shell-shock`. */
export function fileStem(name: string): string {
  return fold(name).replaceAll(' ', '-').slice(0, 60) || 'team';
}
