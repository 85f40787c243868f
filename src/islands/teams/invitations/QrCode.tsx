import { encode } from 'uqr';

/** A QR code with its quiet zone; dark on white in any theme, as scanners expect. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={`bg-white ${className}`} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} fill="#000" />
    </svg>
  );
}
