import { correction, generate } from 'lean-qr/nano';

/** A QR code as one path, a unit for each module. */
export interface QrDrawing {
  /** Modules on a side, without the quiet zone. */
  size: number;
  path: string;
}

/** Light modules around the code that readers need. */
const QUIET_ZONE = 4;

/** Null for a text too long for any code. */
export function drawQr(text: string): QrDrawing | null {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const rows = Array.from({ length: code.size }, (_, y) =>
      darkRuns(code.size, (x) => code.get(x, y)),
    );
    const path = rows.flatMap((runs, y) =>
      runs.map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`),
    );
    return { size: code.size, path: path.join('') };
  } catch {
    return null;
  }
}

export function qrViewBox({ size }: QrDrawing): string {
  const whole = size + 2 * QUIET_ZONE;
  return `${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`;
}

/** The drawing as a file of its own. */
export function qrFile(drawing: QrDrawing): string {
  const box = qrViewBox(drawing);
  const [x, y, width, height] = box.split(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`,
    `<path d="${drawing.path}" fill="#000"/></svg>`,
  ].join('');
}

function darkRuns(
  size: number,
  isDark: (x: number) => boolean,
): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  let start = -1;
  for (let x = 0; x <= size; x += 1) {
    const dark = x < size && isDark(x);
    if (dark && start < 0) start = x;
    if (!dark && start >= 0) {
      runs.push({ start, length: x - start });
      start = -1;
    }
  }
  return runs;
}
