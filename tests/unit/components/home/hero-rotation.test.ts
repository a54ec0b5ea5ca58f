import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  HeroRotationTimer,
  heroFadeMs,
  heroSlideMs,
  isOperable,
  waitForDecodedPictures,
} from '@/components/home/hero-rotation';

const startAt = (index: number, still = false) => {
  const rotation = new HeroRotationTimer(6, () => index / 6);
  rotation.start(still);
  vi.advanceTimersByTime(heroFadeMs);
  return rotation;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('start', () => {
  it('waits on the first slide until the pictures are there', () => {
    const rotation = new HeroRotationTimer(6, () => 0.5);
    rotation.step(1);
    rotation.setPaused('pointer', true);
    rotation.setPaused('pointer', false);
    vi.advanceTimersByTime(10 * heroSlideMs);
    expect(rotation.view()).toEqual({ index: 0, fading: false, mode: 'auto', ready: false, moving: false });
  });

  it('fades once from the first slide to the random one', () => {
    const rotation = new HeroRotationTimer(6, () => 0.5);
    rotation.start(false);
    expect(rotation.view()).toMatchObject({ index: 0, fading: true, ready: true });
    vi.advanceTimersByTime(heroFadeMs - 1);
    expect(rotation.view()).toMatchObject({ index: 0, fading: true });
    vi.advanceTimersByTime(1);
    expect(rotation.view()).toMatchObject({ index: 3, fading: false, moving: true });
  });

  it('does not fade if the random slide is already visible', () => {
    const rotation = new HeroRotationTimer(6, () => 0);
    rotation.start(false);
    expect(rotation.view()).toMatchObject({ index: 0, fading: false, moving: true });
  });

  it.each([0, 1, 2, 3, 4, 5])('can start on slide %i', (index) => {
    expect(startAt(index).view().index).toBe(index);
  });

  it('stays in range, however large the random number', () => {
    const rotation = new HeroRotationTimer(6, () => 1 - Number.EPSILON);
    rotation.start(false);
    vi.advanceTimersByTime(heroFadeMs);
    expect(rotation.view().index).toBe(5);
  });
});

describe('advance', () => {
  it('begins a fade every 5000 ms and changes the slide 300 ms into it', () => {
    const rotation = startAt(0);
    vi.advanceTimersByTime(heroSlideMs - heroFadeMs - 1);
    expect(rotation.view()).toMatchObject({ index: 0, fading: false });
    vi.advanceTimersByTime(1);
    expect(rotation.view()).toMatchObject({ index: 0, fading: true });
    vi.advanceTimersByTime(heroFadeMs);
    expect(rotation.view()).toMatchObject({ index: 1, fading: false });
    vi.advanceTimersByTime(heroSlideMs - heroFadeMs);
    expect(rotation.view()).toMatchObject({ index: 1, fading: true });
  });

  it('loops from the last slide to the first', () => {
    const rotation = startAt(5);
    vi.advanceTimersByTime(heroSlideMs);
    expect(rotation.view().index).toBe(0);
  });

  it('shows all six slides in order', () => {
    const rotation = startAt(2);
    const seen = Array.from({ length: 6 }, () => {
      vi.advanceTimersByTime(heroSlideMs);
      return rotation.view().index;
    });
    expect(seen).toEqual([3, 4, 5, 0, 1, 2]);
  });
});

describe('controls', () => {
  it('steps around both ends', () => {
    const rotation = startAt(0);
    rotation.step(-1);
    vi.advanceTimersByTime(heroFadeMs);
    expect(rotation.view().index).toBe(5);
    rotation.step(1);
    vi.advanceTimersByTime(heroFadeMs);
    expect(rotation.view().index).toBe(0);
  });

  it('counts two quick steps as two, in a single fade', () => {
    const rotation = startAt(0);
    rotation.step(1);
    vi.advanceTimersByTime(heroFadeMs / 2);
    rotation.step(1);
    vi.advanceTimersByTime(heroFadeMs / 2);
    expect(rotation.view()).toMatchObject({ index: 2, fading: false });
  });

  it('gives the new slide its full time after a step', () => {
    const rotation = startAt(0);
    vi.advanceTimersByTime(heroSlideMs - heroFadeMs - 100);
    rotation.step(1);
    vi.advanceTimersByTime(heroSlideMs - 1);
    expect(rotation.view()).toMatchObject({ index: 1, fading: false });
    vi.advanceTimersByTime(1);
    expect(rotation.view().fading).toBe(true);
  });

  it('pauses until it is started again', () => {
    const rotation = startAt(0);
    rotation.toggle();
    vi.advanceTimersByTime(10 * heroSlideMs);
    expect(rotation.view()).toMatchObject({ index: 0, mode: 'stop', moving: false });
    rotation.toggle();
    vi.advanceTimersByTime(heroSlideMs + heroFadeMs);
    expect(rotation.view()).toMatchObject({ index: 1, mode: 'play', moving: true });
  });

  it('completes a fade that was running when paused', () => {
    const rotation = startAt(0);
    vi.advanceTimersByTime(heroSlideMs - heroFadeMs + 1);
    rotation.toggle();
    vi.advanceTimersByTime(heroFadeMs);
    expect(rotation.view()).toMatchObject({ index: 1, fading: false, moving: false });
  });
});

describe('holds', () => {
  it.each(['pointer', 'focus', 'hidden'] as const)('pauses while held by %s', (reason) => {
    const rotation = startAt(0);
    rotation.setPaused(reason, true);
    vi.advanceTimersByTime(10 * heroSlideMs);
    expect(rotation.view()).toMatchObject({ index: 0, moving: false, mode: 'auto' });
    rotation.setPaused(reason, false);
    vi.advanceTimersByTime(heroSlideMs + heroFadeMs);
    expect(rotation.view().index).toBe(1);
  });

  it('continues only after the last hold is released', () => {
    const rotation = startAt(0);
    rotation.setPaused('pointer', true);
    rotation.setPaused('focus', true);
    rotation.setPaused('pointer', false);
    expect(rotation.view().moving).toBe(false);
    rotation.setPaused('focus', false);
    expect(rotation.view().moving).toBe(true);
  });

  it('keeps playing under pointer and focus after the visitor pressed play, but not in a hidden tab', () => {
    const rotation = startAt(0);
    rotation.toggle();
    rotation.toggle();
    rotation.setPaused('pointer', true);
    rotation.setPaused('focus', true);
    expect(rotation.view().moving).toBe(true);
    rotation.setPaused('hidden', true);
    expect(rotation.view().moving).toBe(false);
  });
});

it('pauses for the focus on a link or button, not on a heading that the router focuses', () => {
  const element = (tabIndex: number) => Object.assign(new EventTarget(), { tabIndex });
  expect([element(0), element(-1), new EventTarget(), null].map(isOperable)).toEqual([true, false, false, false]);
});

describe('still hero (reduced motion)', () => {
  it('stays on the first slide, and the controls still work', () => {
    const rotation = startAt(4, true);
    vi.advanceTimersByTime(10 * heroSlideMs);
    expect(rotation.view()).toMatchObject({ index: 0, moving: false });
    rotation.step(1);
    vi.advanceTimersByTime(heroFadeMs);
    expect(rotation.view().index).toBe(1);
  });
});

describe('listeners and end', () => {
  it('notifies a listener of each change until it unsubscribes', () => {
    const rotation = startAt(0);
    const listener = vi.fn();
    const leave = rotation.subscribe(listener);
    vi.advanceTimersByTime(heroSlideMs);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    vi.advanceTimersByTime(heroSlideMs);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('leaves no timer running', () => {
    const rotation = startAt(0);
    rotation.step(1);
    expect(vi.getTimerCount()).toBe(2);
    rotation.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('picturesSettled', () => {
  const picture = (src: string, decode: () => Promise<void>) => ({ src, currentSrc: '', decode });

  it('waits for the slowest picture', async () => {
    let loaded = false;
    const slow = new Promise<void>((resolve) => setTimeout(resolve, 800));
    const done = waitForDecodedPictures([picture('/a.svg', async () => {}), picture('/b.svg', () => slow)]).then(() => {
      loaded = true;
    });
    await vi.advanceTimersByTimeAsync(799);
    expect(loaded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(loaded).toBe(true);
  });

  it('counts a failed picture as done and logs its URL', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await waitForDecodedPictures([
      picture('/a.svg', async () => {}),
      picture('/gone.svg', () => Promise.reject(new Error('EncodingError'))),
    ]);
    expect(warn.mock.calls).toEqual([['[hero] picture failed to load: /gone.svg']]);
  });
});
