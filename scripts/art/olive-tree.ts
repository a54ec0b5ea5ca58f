import { buildLeafPath, radiansPerDegree, roundSvgCoordinate } from './scene-parts';
import { discElement, type PaintColour, pathElement, strokedPathElement } from './svg';

/**
 * Returns a sprig: a curved stem from `x`, `y` towards `angle` with paired leaves, a leaf at the
 * tip and olives if `fruit` is given.
 */
export function drawSprig(
  x: number,
  y: number,
  length: number,
  angle: number,
  pairs: number,
  fill: PaintColour,
  fruit?: PaintColour,
  bend = 22,
): string {
  const point = (t: number): [number, number, number] => {
    const turned = angle + bend * t;
    return [
      x + length * t * Math.cos(turned * radiansPerDegree),
      y + length * t * Math.sin(turned * radiansPerDegree),
      turned + bend * t,
    ];
  };
  const [mx, my] = point(0.55);
  const [tx, ty, end] = point(1);
  const [lx, ly] = point(0.93);
  let leaves = buildLeafPath(lx, ly, length * 0.36, end);
  let olives = '';
  for (let pair = 0; pair < pairs; pair++) {
    const [px, py, direction] = point(0.24 + (0.72 * pair) / pairs);
    const size = length * (0.42 - 0.1 * (pair / pairs));
    leaves += buildLeafPath(px, py, size, direction - 50) + buildLeafPath(px, py, size, direction + 50);
    if (fruit && pair % 2 === 1)
      olives += discElement(
        px + length * 0.15 * Math.cos(direction * radiansPerDegree + 1.9),
        py + length * 0.15 * Math.sin(direction * radiansPerDegree + 1.9),
        length * 0.055,
        fruit,
      );
  }
  const stem = `M${roundSvgCoordinate(x)} ${roundSvgCoordinate(y)}Q${roundSvgCoordinate(2 * mx - (x + tx) / 2)} ${roundSvgCoordinate(2 * my - (y + ty) / 2)} ${roundSvgCoordinate(tx)} ${roundSvgCoordinate(ty)}`;
  return strokedPathElement(stem, roundSvgCoordinate(length * 0.026), fill) + pathElement(leaves, fill) + olives;
}

/** Returns a round mass of foliage with leaf tips along its edge. */
function clump(x: number, y: number, radius: number, turn: number, fill: PaintColour): string {
  const edge = Array.from({ length: 17 }, (_, index) => {
    const angle = turn + index * (360 / 17);
    return buildLeafPath(
      x + radius * 0.62 * Math.cos(angle * radiansPerDegree),
      y + radius * 0.62 * Math.sin(angle * radiansPerDegree),
      radius * 0.66,
      angle + 30,
      25,
    );
  });
  return discElement(x, y, radius * 0.84, fill) + pathElement(edge.join(''), fill);
}

/** Returns an olive tree: masses of foliage with sprigs incised in `light`. */
export function drawOliveTree(x: number, y: number, height: number, fill: PaintColour, light: PaintColour): string {
  const u = height / 640;
  const p = (dx: number, dy: number) => `${roundSvgCoordinate(x + dx * u)} ${roundSvgCoordinate(y + dy * u)}`;
  const trunk = `M${p(-92, 0)}C${p(-46, -20)} ${p(-34, -80)} ${p(-46, -140)}C${p(-56, -200)} ${p(-120, -236)} ${p(-176, -276)}L${p(-160, -294)}C${p(-100, -270)} ${p(-50, -262)} ${p(-24, -236)}C${p(-16, -280)} ${p(-34, -330)} ${p(-30, -380)}L${p(-6, -382)}C${p(2, -340)} ${p(4, -290)} ${p(22, -246)}C${p(60, -270)} ${p(110, -280)} ${p(160, -318)}L${p(176, -300)}C${p(136, -244)} ${p(64, -214)} ${p(48, -150)}C${p(40, -90)} ${p(52, -24)} ${p(100, 0)}Z`;
  const knots = `M${p(-8, -20)}C${p(-24, -80)} ${p(10, -120)} ${p(-6, -200)}M${p(22, -40)}C${p(12, -90)} ${p(30, -130)} ${p(26, -180)}`;
  const clumps = [
    [-210, -330, 112],
    [212, -348, 112],
    [-120, -450, 122],
    [128, -466, 122],
    [0, -540, 116],
    [4, -400, 120],
  ] as const;
  const crown = clumps
    .map(([dx, dy, radius], index) => clump(x + dx * u, y + dy * u, radius * u, index * 7, fill))
    .join('');
  const sprays = clumps
    .map(([dx, dy, radius], _index) =>
      drawSprig(
        x + (dx - Math.sign(dx || 0.1) * 34) * u,
        y + (dy + 46) * u,
        radius * u,
        dx < 0 ? -118 : -62,
        3,
        light,
        undefined,
        dx < 0 ? -9 : 9,
      ),
    )
    .join('');
  return pathElement(trunk, fill) + strokedPathElement(knots, roundSvgCoordinate(5 * u), light) + crown + sprays;
}
