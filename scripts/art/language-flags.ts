const flag = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 10}" height="${height * 10}">${body}</svg>\n`;
const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;
const across = (width: number, heights: [number, string][]) => {
  let y = 0;
  const bands = heights.map(([height, fill]) => {
    const band = box(0, y, width, height, fill);
    y += height;
    return band;
  });
  return flag(width, y, bands.join(''));
};
const upright = (fills: [string, string, string]) =>
  flag(30, 20, fills.map((fill, index) => box(index * 10, 0, 10, 20, fill)).join(''));

/** Returns a five-pointed star with one point towards `angle` (degrees, 0 to the right). */
function star(x: number, y: number, radius: number, angle: number): string {
  const inner = radius * 0.381966;
  const points = Array.from({ length: 10 }, (_, index) => {
    const turn = ((angle + index * 36) * Math.PI) / 180;
    const reach = index % 2 ? inner : radius;
    return `${(x + reach * Math.cos(turn)).toFixed(3)} ${(y + reach * Math.sin(turn)).toFixed(3)}`;
  });
  return `M${points.join('L')}z`;
}

function china(): string {
  const small = [
    [10, 2],
    [12, 4],
    [12, 7],
    [10, 9],
  ] as const;
  const stars = small.map(([x, y]) => star(x, y, 1, (Math.atan2(5 - y, 5 - x) * 180) / Math.PI));
  return flag(30, 20, `${box(0, 0, 30, 20, '#ee1c25')}<path fill="#ff0" d="${star(5, 5, 3, -90)}${stars.join('')}"/>`);
}

function greece(): string {
  const stripes = [1, 3, 5, 7].map((row) => box(0, row * 2, 27, 2, '#fff')).join('');
  const canton = box(0, 0, 10, 10, '#0d5eaf') + box(4, 0, 2, 10, '#fff') + box(0, 4, 10, 2, '#fff');
  return flag(27, 18, box(0, 0, 27, 18, '#0d5eaf') + stripes + canton);
}

function unitedKingdom(): string {
  const saltire = 'M0 0L60 30M60 0L0 30';
  return flag(
    60,
    30,
    '<clipPath id="f"><path d="M0 0h60v30H0z"/></clipPath><clipPath id="r"><path d="M30 15h30v15zv15H0zH0V0zV0h30z"/></clipPath>' +
      `<g clip-path="url(#f)">${box(0, 0, 60, 30, '#012169')}<path stroke="#fff" stroke-width="6" d="${saltire}"/><path stroke="#c8102e" stroke-width="4" clip-path="url(#r)" d="${saltire}"/>` +
      '<path stroke="#fff" stroke-width="10" d="M30 0v30M0 15h60"/><path stroke="#c8102e" stroke-width="6" d="M30 0v30M0 15h60"/></g>',
  );
}

/** The nine flags by site code, each in its official proportions. `en` is the United Kingdom. */
export const languageFlags: Record<string, string> = {
  gr: greece(),
  en: unitedKingdom(),
  es: across(30, [
    [5, '#aa151b'],
    [10, '#f1bf00'],
    [5, '#aa151b'],
  ]),
  ru: across(30, [
    [20 / 3, '#fff'],
    [20 / 3, '#0039a6'],
    [20 / 3, '#d52b1e'],
  ]),
  cn: china(),
  fr: upright(['#000091', '#fff', '#e1000f']),
  bg: across(30, [
    [6, '#fff'],
    [6, '#00966e'],
    [6, '#d62612'],
  ]),
  lv: across(40, [
    [8, '#9d2235'],
    [4, '#fff'],
    [8, '#9d2235'],
  ]),
  it: upright(['#008c45', '#f4f9ff', '#cd212a']),
};
