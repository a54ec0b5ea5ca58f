import { roundSvgCoordinate } from './scene-parts';
import { drawFigureByName, type PaintColour, pathElement, strokedPathElement } from './svg';

/** Returns a trireme sailing to the right, `width` long, floating at `y`, with Maera painted on the sail. */
export function drawTrireme(
  x: number,
  y: number,
  width: number,
  fill: PaintColour,
  sail: PaintColour,
  incised: PaintColour,
): string {
  const u = width / 700;
  const p = (dx: number, dy: number) => `${roundSvgCoordinate(x + dx * u)} ${roundSvgCoordinate(y + dy * u)}`;
  const hull = `M${p(-290, -110)}C${p(-326, -150)} ${p(-340, -214)} ${p(-296, -262)}C${p(-272, -288)} ${p(-228, -276)} ${p(-226, -246)}C${p(-236, -258)} ${p(-262, -260)} ${p(-276, -236)}C${p(-300, -196)} ${p(-270, -142)} ${p(-214, -124)}C${p(-60, -84)} ${p(120, -84)} ${p(226, -116)}C${p(250, -126)} ${p(262, -156)} ${p(258, -196)}C${p(290, -176)} ${p(300, -130)} ${p(288, -84)}C${p(306, -74)} ${p(330, -66)} ${p(352, -62)}L${p(352, -46)}C${p(320, -40)} ${p(290, -36)} ${p(270, -28)}C${p(250, 4)} ${p(210, 22)} ${p(170, 22)}L${p(-150, 22)}C${p(-220, 14)} ${p(-266, -50)} ${p(-290, -110)}Z`;
  const canvas = `M${p(-168, -440)}C${p(-60, -452)} ${p(70, -452)} ${p(164, -440)}C${p(190, -360)} ${p(192, -270)} ${p(170, -190)}C${p(70, -160)} ${p(-60, -160)} ${p(-150, -186)}C${p(-120, -270)} ${p(-126, -360)} ${p(-168, -440)}Z`;
  const oars = Array.from(
    { length: 11 },
    (_, index) => `M${p(-176 + index * 34, -50)}L${p(-236 + index * 34, 60)}`,
  ).join('');
  const strakes = `M${p(-262, -92)}C${p(-120, -40)} ${p(120, -40)} ${p(262, -78)}`;
  const eye = `M${p(214, -58)}Q${p(240, -84)} ${p(268, -60)}Q${p(240, -42)} ${p(214, -58)}Z`;
  return (
    strokedPathElement(`M${p(8, -470)}L${p(8, -60)}`, roundSvgCoordinate(12 * u), fill) +
    strokedPathElement(
      `M${p(-190, -446)}C${p(-60, -462)} ${p(70, -462)} ${p(186, -446)}`,
      roundSvgCoordinate(11 * u),
      fill,
    ) +
    strokedPathElement(
      `M${p(8, -466)}L${p(262, -150)}M${p(8, -466)}L${p(-268, -150)}`,
      roundSvgCoordinate(4 * u),
      fill,
    ) +
    pathElement(canvas, sail) +
    drawFigureByName('runner', { x: x + 20 * u, y: y - 250 * u, w: 220 * u, fill, line: sail }) +
    pathElement(hull, fill) +
    strokedPathElement(oars, roundSvgCoordinate(7 * u), incised) +
    strokedPathElement(strakes, roundSvgCoordinate(6 * u), incised) +
    pathElement(eye, sail) +
    `<circle cx="${roundSvgCoordinate(x + 240 * u)}" cy="${roundSvgCoordinate(y - 60 * u)}" r="${roundSvgCoordinate(7 * u)}" fill="#1D1613"/>`
  );
}
