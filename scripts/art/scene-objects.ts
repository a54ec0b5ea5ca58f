import { roundSvgCoordinate } from './scene-parts';
import { discElement, type PaintColour, pathElement, strokedPathElement } from './svg';

/** Returns a footed bowl heaped with food, `width` across the rim, standing on `y`. */
export function drawBowl(
  x: number,
  y: number,
  width: number,
  fill: PaintColour,
  food: PaintColour,
  incised: PaintColour,
): string {
  const u = width / 300;
  const p = (dx: number, dy: number) => `${roundSvgCoordinate(x + dx * u)} ${roundSvgCoordinate(y + dy * u)}`;
  const heap = [
    [-84, -120, 30],
    [-40, -134, 36],
    [14, -142, 38],
    [62, -130, 34],
    [98, -118, 24],
  ]
    .map(([dx = 0, dy = 0, radius = 0]) => discElement(x + dx * u, y + dy * u, radius * u, food))
    .join('');
  const curls = `M${p(-96, -128)}q${roundSvgCoordinate(12 * u)} ${roundSvgCoordinate(-14 * u)} ${roundSvgCoordinate(24 * u)} 0M${p(-54, -146)}q${roundSvgCoordinate(14 * u)} ${roundSvgCoordinate(-16 * u)} ${roundSvgCoordinate(28 * u)} 0M${p(0, -154)}q${roundSvgCoordinate(14 * u)} ${roundSvgCoordinate(-16 * u)} ${roundSvgCoordinate(28 * u)} 0M${p(50, -142)}q${roundSvgCoordinate(12 * u)} ${roundSvgCoordinate(-14 * u)} ${roundSvgCoordinate(24 * u)} 0`;
  const cup = `M${p(-150, -118)}H${roundSvgCoordinate(x + 150 * u)}C${p(146, -60)} ${p(90, -34)} ${p(34, -30)}L${p(30, -16)}L${p(74, -6)}V${roundSvgCoordinate(y)}H${roundSvgCoordinate(x - 74 * u)}V${roundSvgCoordinate(y - 6 * u)}L${p(-30, -16)}L${p(-34, -30)}C${p(-90, -34)} ${p(-146, -60)} ${p(-150, -118)}Z`;
  const band = `M${p(-141, -98)}H${roundSvgCoordinate(x + 141 * u)}M${p(-124, -70)}H${roundSvgCoordinate(x + 124 * u)}`;
  const tongues = Array.from(
    { length: 9 },
    (_, index) => `M${p(-104 + index * 26, -92)}V${roundSvgCoordinate(y - 76 * u)}`,
  ).join('');
  return (
    heap +
    strokedPathElement(curls, roundSvgCoordinate(6 * u), incised) +
    pathElement(cup, fill) +
    strokedPathElement(band, roundSvgCoordinate(5 * u), incised) +
    strokedPathElement(tongues, roundSvgCoordinate(7 * u), incised)
  );
}

/** Returns a level bone, `width` long, centred at `x`, `y`. */
export function drawBone(x: number, y: number, width: number, fill: PaintColour, turn = 0): string {
  const d =
    'M-70-13C-78-42-122-40-118-10C-142-4-138 34-112 32C-106 50-78 46-72 13H72C78 46 106 50 112 32C138 34 142-4 118-10C122-40 78-42 70-13Z';
  return pathElement(
    d,
    fill,
    `translate(${roundSvgCoordinate(x)} ${roundSvgCoordinate(y)}) rotate(${turn}) scale(${(width / 262).toFixed(4)})`,
  );
}

/** Returns a string of sausages from `x`, `y`, each about `size` long and at its own angle. */
export function drawSausages(
  x: number,
  y: number,
  size: number,
  angles: number[],
  fill: PaintColour,
  incised: PaintColour,
): string {
  let out = '';
  let [px, py] = [x, y];
  for (const angle of angles) {
    const turn = (angle * Math.PI) / 180;
    const [cx, cy] = [px + (size / 2) * Math.cos(turn), py + (size / 2) * Math.sin(turn)];
    const link =
      pathElement('M-100-12L-84 0L-100 12ZM100-12L84 0L100 12Z', fill) +
      pathElement('M-60-36C-20-28 20-28 60-36C100-36 100 30 62 34C20 44-20 44-62 34C-100 30-100-36-60-36Z', fill) +
      strokedPathElement('M-46-16C-16-10 16-10 46-16', 7, incised);
    out += `<g transform="translate(${roundSvgCoordinate(cx)} ${roundSvgCoordinate(cy)}) rotate(${roundSvgCoordinate(angle)}) scale(${(size / 200).toFixed(4)})">${link}</g>`;
    px += size * Math.cos(turn);
    py += size * Math.sin(turn);
  }
  return out;
}
