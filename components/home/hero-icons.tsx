const sign = (d: string, solid = true) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" className="size-5">
    <path d={d} {...(solid ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor', strokeWidth: 3 })} />
  </svg>
);

/** Square-cut icons of the hero's controls. */
export const heroIcons = {
  previous: sign('m15 3-9 9 9 9', false),
  pause: sign('M5 3h5v18H5zm9 0h5v18h-5z'),
  play: sign('M5 3v18l15-9z'),
  next: sign('m9 3 9 9-9 9', false),
};
