'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { HeroRotationTimer, heroSlideMs, isOperable, waitForDecodedPictures } from './hero-rotation';

type Slide = { id: string; field: string; label: string; message: ReactNode; picture: ReactNode };
type Icons = Record<'previous' | 'pause' | 'play' | 'next', ReactNode>;
type Labels = Record<'label' | 'carousel' | 'slide' | keyof Icons, string>;
type Props = { slides: Slide[]; labels: Labels; icons: Icons; above: ReactNode; below: ReactNode };

/**
 * The animated part of the hero. The HTML of the server contains the first slide; the other pictures load when the
 * page is idle.
 */
export function HeroCarousel({ slides, labels, icons, above, below }: Props) {
  const section = useRef<HTMLElement>(null);
  const [rotation] = useState(() => new HeroRotationTimer(slides.length));
  const { index, fading, mode, ready, moving } = useSyncExternalStore(rotation.subscribe, rotation.view, rotation.view);
  const allPictures = useIdleAfterLoad();

  useEffect(() => {
    // A single slide neither moves nor needs controls.
    if (slides.length < 2 || !allPictures || !section.current) return;
    let isUnmounted = false;
    const pauseWhenHidden = () => rotation.setPaused('hidden', document.hidden);
    pauseWhenHidden();
    document.addEventListener('visibilitychange', pauseWhenHidden);
    waitForDecodedPictures(section.current.querySelectorAll('img')).then(() => {
      if (!isUnmounted) rotation.start(matchMedia('(prefers-reduced-motion: reduce)').matches);
    });
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', pauseWhenHidden);
      rotation.stop();
    };
  }, [rotation, allPictures, slides.length]);

  const layer = (slide: number) => ({
    'data-shown': slide === index && !fading,
    'aria-hidden': slide !== index,
    inert: slide !== index,
    className: layerClass,
  });
  const control = (name: keyof Icons, onClick: () => void) => (
    <button
      type="button"
      aria-label={labels[name]}
      data-tooltip={labels[name]}
      onClick={onClick}
      className={controlClass}
    >
      {icons[name]}
    </button>
  );

  return (
    <section
      ref={section}
      aria-roledescription={labels.carousel}
      aria-label={labels.label}
      data-field={slides[index]?.field}
      data-eager={heroSlideMs}
      data-hero={ready ? 'ready' : 'waiting'}
      onPointerEnter={() => rotation.setPaused('pointer', true)}
      onPointerLeave={() => rotation.setPaused('pointer', false)}
      // After a navigation the router's focus is on the heading, where nobody operates anything.
      onFocus={({ target }) => rotation.setPaused('focus', isOperable(target))}
      onBlur={({ currentTarget, relatedTarget }) =>
        rotation.setPaused('focus', currentTarget.contains(relatedTarget) && isOperable(relatedTarget))
      }
      className={sectionClass}
    >
      <div className="relative order-last grid aspect-5/4 overflow-hidden sm:aspect-2/1 lg:absolute lg:inset-0 lg:aspect-auto">
        {slides.map(({ id, picture }, slide) => (
          <div key={id} {...layer(slide)}>
            {(slide === 0 || allPictures) && picture}
          </div>
        ))}
      </div>
      <div className="container-page pt-10 pb-8 lg:z-1 lg:pt-16 lg:pb-32 xl:pb-[max(15vw,11rem)]">
        {above}
        <div aria-live={ready && !moving ? 'polite' : 'off'} className="grid lg:max-w-[46%]">
          {slides.map(({ id, label, message }, slide) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
            <div key={id} role="group" aria-roledescription={labels.slide} aria-label={label} {...layer(slide)}>
              {message}
            </div>
          ))}
        </div>
        {below}
        <div hidden={slides.length < 2} className={`${barClass} ${ready ? '' : 'invisible'}`}>
          {control('previous', () => rotation.step(-1))}
          {control(mode === 'stop' ? 'play' : 'pause', () => rotation.toggle())}
          {control('next', () => rotation.step(1))}
          <span aria-hidden="true" className="ms-3 font-bold text-sm tabular-nums">
            {index + 1} / {slides.length}
          </span>
        </div>
      </div>
    </section>
  );
}

const sectionClass =
  'painted relative grid overflow-hidden transition-colors duration-300 lg:min-h-[max(36rem,min(45vw,100svh-5rem))] lg:items-center';
const layerClass =
  'col-start-1 row-start-1 min-h-0 min-w-0 opacity-0 transition-opacity duration-300 data-[shown=true]:opacity-100';
// On wide screens the controls are on the dark band at the bottom of every scene.
const barClass =
  'mt-8 flex items-center gap-1 lg:absolute lg:right-[max(var(--spacing-gutter),calc((100%-var(--container-page))/2))] lg:bottom-[calc(3.44vw-1.75rem)] lg:bg-ink lg:px-2 lg:py-1.5 lg:text-limestone';
const controlClass = 'grid size-11 cursor-pointer place-items-center rounded-sm border-2 border-current';

/** False until the page has loaded and the browser is idle. */
function useIdleAfterLoad(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let handle = 0;
    const hasIdle = typeof requestIdleCallback === 'function';
    const scheduleIdle = () => {
      handle = hasIdle ? requestIdleCallback(() => setIdle(true)) : window.setTimeout(() => setIdle(true), 200);
    };
    if (document.readyState === 'complete') scheduleIdle();
    else window.addEventListener('load', scheduleIdle, { once: true });
    return () => {
      window.removeEventListener('load', scheduleIdle);
      if (hasIdle) cancelIdleCallback(handle);
      else clearTimeout(handle);
    };
  }, []);
  return idle;
}
