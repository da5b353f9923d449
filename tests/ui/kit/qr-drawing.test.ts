import { correction, generate } from 'lean-qr/nano';
import { describe, expect, test } from 'vitest';
import { drawQr, qrFile, qrViewBox } from '../../../src/ui/kit/qr-drawing.ts';

const LINK = 'https://example.org/build/#1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abc';

/** The modules that a path of runs darkens. */
function darkModules(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at} ${y}`);
  }
  return dark;
}

describe('a QR code as one path', () => {
  test('darkens exactly the modules of the code', () => {
    const drawing = drawQr(LINK);
    const code = generate(LINK, { minCorrectionLevel: correction.M });
    const wanted = Array.from({ length: code.size ** 2 }, (_, at) => [
      at % code.size,
      Math.floor(at / code.size),
    ]).filter(([x = 0, y = 0]) => code.get(x, y));
    expect(drawing?.size).toBe(code.size);
    expect(darkModules(drawing?.path ?? '')).toEqual(new Set(wanted.map(([x, y]) => `${x} ${y}`)));
  });

  test('keeps the quiet zone of four modules around it', () => {
    expect(qrViewBox({ size: 33, path: '' })).toBe('-4 -4 41 41');
  });

  test('is dark on light in a file of its own', () => {
    const file = qrFile({ size: 21, path: 'M0 0h1v1h-1z' });
    expect(file).toContain('<rect x="-4" y="-4" width="29" height="29" fill="#fff"/>');
    expect(file).toContain('<path d="M0 0h1v1h-1z" fill="#000"/>');
  });

  test('a text too long for any code has no drawing', () => {
    expect(drawQr('x'.repeat(3000))).toBeNull();
  });
});
