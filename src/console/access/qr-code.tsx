const QUIET = 4;

/** QR code, always dark on light, or cameras fail to detect it. */
export function QrCode({ path, size, label }: { readonly path: string; readonly size: number; readonly label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} width={220} height={220} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
