import { type QrDrawing, qrViewBox } from './qr-drawing.ts';

/** Dark on light in every theme, as scanners want it. */
export function QrCode({ drawing, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={qrViewBox(drawing)}
      shape-rendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}
