import { discElement, drawMeander, type PaintColour, pathElement, rectElement, strokedPathElement } from './svg';

export const radiansPerDegree = Math.PI / 180;
export const roundSvgCoordinate = (value: number) => Number(value.toFixed(1));
const polar = (x: number, y: number, radius: number, angle: number) =>
  `${roundSvgCoordinate(x + radius * Math.cos(angle * radiansPerDegree))} ${roundSvgCoordinate(y + radius * Math.sin(angle * radiansPerDegree))}`;

/** Returns the upper half of a disc, standing on the line y. */
export const drawHalfDisc = (x: number, y: number, radius: number, fill: PaintColour) =>
  pathElement(`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`, fill);

/** Returns tapering rays in a fan over the horizon, from `inner` to `outer`. */
export function drawRays(x: number, y: number, inner: number, outer: number, count: number, fill: PaintColour): string {
  const step = 180 / count;
  const d = Array.from({ length: count }, (_, index) => {
    const middle = -180 + step * (index + 0.5);
    return `M${polar(x, y, inner, middle - step * 0.3)}L${polar(x, y, outer, middle)}L${polar(x, y, inner, middle + step * 0.3)}Z`;
  }).join('');
  return pathElement(d, fill);
}

/** Returns a low ridge across the picture; crests are [x, height] pairs above `y`. */
export function drawRidge(width: number, y: number, crests: [number, number][], fill: PaintColour): string {
  const points: [number, number][] = [[-200, 0], ...crests, [width + 200, 0]];
  let d = `M-200 ${y}`;
  for (let index = 1; index < points.length; index++) {
    const [fromX, fromH] = points[index - 1] ?? [0, 0];
    const [toX, toH] = points[index] ?? [0, 0];
    const middle = roundSvgCoordinate((fromX + toX) / 2);
    d += `C${middle} ${y - fromH} ${middle} ${y - toH} ${toX} ${y - toH}`;
  }
  return pathElement(`${d}V${y + 40}H-200Z`, fill);
}

/** Returns the band at the foot of a scene: a dark strip with the meander. */
export const drawMeanderBand = (width: number, y: number, fill: PaintColour, key: PaintColour) =>
  rectElement(-10, y, width + 20, 110, fill) + drawMeander(-20, y + 34, width + 40, 42, key);

/** Returns the running-dog wave of Greek friezes, as one line, over a filled sea. */
export function drawWaves(x: number, y: number, width: number, size: number, fill: PaintColour, depth: number): string {
  const s = size / 60;
  const at = (column: number, dx: number, dy: number) =>
    `${roundSvgCoordinate(x + (column * 86 + dx) * s)} ${roundSvgCoordinate(y + (dy - 60) * s)}`;
  let crest = '';
  const count = Math.ceil(width / (86 * s));
  for (let column = 0; column < count; column++) {
    const p = (dx: number, dy: number) => at(column, dx, dy);
    crest += `M${p(-10, 66)}C${p(24, 62)} ${p(14, 4)} ${p(56, 4)}C${p(86, 4)} ${p(88, 46)} ${p(62, 46)}C${p(44, 46)} ${p(44, 22)} ${p(60, 24)}C${p(52, 32)} ${p(60, 38)} ${p(66, 35)}C${p(76, 30)} ${p(72, 15)} ${p(56, 15)}C${p(36, 15)} ${p(36, 52)} ${p(76, 66)}Z`;
  }
  return pathElement(crest, fill) + rectElement(x - 20, y - 1, width + 60, depth, fill);
}

/** Returns an olive leaf: long, pointed at both ends. */
export const buildLeafPath = (x: number, y: number, length: number, angle: number, breadth = 19) => {
  const tip = polar(x, y, length, angle);
  const left = polar(x, y, length * 0.52, angle - breadth);
  const right = polar(x, y, length * 0.52, angle + breadth);
  return `M${roundSvgCoordinate(x)} ${roundSvgCoordinate(y)}Q${left} ${tip}Q${right} ${roundSvgCoordinate(x)} ${roundSvgCoordinate(y)}Z`;
};

/** Returns an Ionic column with incised fluting; `height` includes the base and the capital. */
export function drawIonicColumn(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: PaintColour,
  flute: PaintColour,
): string {
  const w = width / 2;
  const shaft = `M${x - w * 0.74} ${y - 34}L${x - w * 0.64} ${y - height + 60}H${x + w * 0.64}L${x + w * 0.74} ${y - 34}Z`;
  const volute = (side: number) => {
    const cx = x + side * w * 0.86;
    const cy = y - height + 44;
    return (
      discElement(cx, cy, 30, fill) +
      strokedPathElement(
        `M${cx - side * 30} ${cy - 17}H${cx}A17 17 0 1 ${side > 0 ? 1 : 0} ${cx - side * 17} ${cy}A10 10 0 0 ${side > 0 ? 1 : 0} ${cx + side * 4} ${cy}`,
        5,
        flute,
      )
    );
  };
  const flutes = [-0.45, -0.16, 0.16, 0.45]
    .map(
      (at) =>
        `M${roundSvgCoordinate(x + w * at * 1.12)} ${y - 44}L${roundSvgCoordinate(x + w * at)} ${y - height + 86}`,
    )
    .join('');
  return (
    rectElement(x - w, y - 18, width, 18, fill) +
    rectElement(x - w * 0.86, y - 34, w * 1.72, 12, fill) +
    pathElement(shaft, fill) +
    strokedPathElement(flutes, 5, flute) +
    rectElement(x - w * 0.9, y - height + 14, w * 1.8, 44, fill) +
    volute(-1) +
    volute(1) +
    rectElement(x - w * 1.16, y - height, w * 2.32, 12, fill)
  );
}

/** Returns an ear of wheat on its stalk. */
export function drawWheatEar(x: number, y: number, height: number, lean: number, fill: PaintColour): string {
  const tipX = x + lean;
  const stalk = `M${roundSvgCoordinate(x)} ${roundSvgCoordinate(y)}Q${roundSvgCoordinate(x)} ${roundSvgCoordinate(y - height * 0.5)} ${roundSvgCoordinate(tipX)} ${roundSvgCoordinate(y - height)}`;
  let grains = '';
  for (let row = 0; row < 6; row++) {
    const t = 0.6 + row * 0.075;
    const gx = (1 - t) ** 2 * x + 2 * (1 - t) * t * x + t ** 2 * tipX;
    const gy = y - height * (2 * (1 - t) * t * 0.5 + t ** 2);
    grains +=
      buildLeafPath(gx, gy, height * 0.12, -62 + lean * 0.1) + buildLeafPath(gx, gy, height * 0.12, -118 + lean * 0.1);
  }
  return (
    strokedPathElement(stalk, roundSvgCoordinate(height * 0.014), fill) +
    pathElement(grains + buildLeafPath(tipX, y - height, height * 0.1, -90 + lean * 0.2), fill)
  );
}
