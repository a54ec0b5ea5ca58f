export const heroSlideMs = 5000;
export const heroFadeMs = 300;

/** Reasons to pause the rotation: the pointer over the hero, focus on a control inside it, a hidden tab. */
export type RotationPauseReason = 'pointer' | 'focus' | 'hidden';

/**
 * `auto` pauses for every reason; `play`, chosen by the visitor, pauses only in a hidden tab; only the controls end
 * `stop`.
 */
export type HeroRotationMode = 'auto' | 'play' | 'stop';

export type HeroRotationState = {
  index: number;
  fading: boolean;
  mode: HeroRotationMode;
  ready: boolean;
  moving: boolean;
};

/**
 * The timer of the hero: which slide is visible, when it fades and when it pauses. Independent of React and the DOM.
 */
export class HeroRotationTimer {
  /** The view before the pictures have loaded; also the one the server renders. */
  static readonly initial: HeroRotationState = { index: 0, fading: false, mode: 'auto', ready: false, moving: false };

  #view = HeroRotationTimer.initial;
  #target = 0;
  #pauseReasons = new Set<RotationPauseReason>();
  #listeners = new Set<() => void>();
  #tick: ReturnType<typeof setInterval> | undefined;
  #fade: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly count: number,
    private readonly random: () => number = Math.random,
  ) {}

  readonly view = (): HeroRotationState => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Call once every picture has loaded or failed. With `reducedMotion`, the first slide stays until the visitor uses
   * the controls.
   */
  start(reducedMotion: boolean): void {
    this.#set({ ready: true, mode: reducedMotion ? 'stop' : 'auto' });
    if (!reducedMotion) this.#fadeTo(Math.floor(this.random() * this.count));
  }

  /** Moves by whole slides and wraps around. A second step during a fade counts from the fade's target. */
  step(by: number): void {
    if (this.#view.ready) this.#fadeTo((((this.#target + by) % this.count) + this.count) % this.count);
  }

  toggle(): void {
    this.#set({ mode: this.#view.mode === 'stop' ? 'play' : 'stop' });
  }

  setPaused(reason: RotationPauseReason, paused: boolean): void {
    if (paused) this.#pauseReasons.add(reason);
    else this.#pauseReasons.delete(reason);
    this.#set({});
  }

  stop(): void {
    clearInterval(this.#tick);
    clearTimeout(this.#fade);
    this.#tick = this.#fade = undefined;
  }

  #fadeTo(index: number): void {
    this.#target = index;
    this.#restart();
    if (this.#fade !== undefined || index === this.#view.index) return;
    this.#fade = setTimeout(() => {
      this.#fade = undefined;
      this.#set({ index: this.#target, fading: false });
    }, heroFadeMs);
    this.#set({ fading: true });
  }

  #set(change: Partial<HeroRotationState>): void {
    const next = { ...this.#view, ...change };
    next.moving = next.ready && this.#mayMove(next.mode);
    const hasMovingChanged = next.moving !== this.#view.moving;
    this.#view = next;
    if (hasMovingChanged) this.#restart();
    for (const listener of this.#listeners) listener();
  }

  #mayMove(mode: HeroRotationMode): boolean {
    return mode === 'auto' ? this.#pauseReasons.size === 0 : mode === 'play' && !this.#pauseReasons.has('hidden');
  }

  #restart(): void {
    clearInterval(this.#tick);
    this.#tick = this.#view.moving ? setInterval(() => this.step(1), heroSlideMs) : undefined;
  }
}

/** True for what somebody operates, such as a link or a button, and so not for a heading that scripts focus. */
export function isOperable(target: EventTarget | null): boolean {
  return target !== null && 'tabIndex' in target && Number(target.tabIndex) >= 0;
}

type Picture = Pick<HTMLImageElement, 'decode' | 'currentSrc' | 'src'>;

/** Resolves when every picture is decoded. A failed one is logged and counts as done. */
export async function waitForDecodedPictures(pictures: Iterable<Picture>): Promise<void> {
  await Promise.all(Array.from(pictures, (picture) => picture.decode().catch(() => logFailedPicture(picture))));
}

function logFailedPicture({ currentSrc, src }: Picture): void {
  // biome-ignore lint/suspicious/noConsole: the browser has no other log.
  console.warn(`[hero] picture failed to load: ${currentSrc || src}`);
}
