import { useEffect, useRef } from 'react';

type Provider = 'turnstile' | 'hcaptcha';
export type CaptchaSettings = { provider: Provider; siteKey: string };
type Widget = {
  render: (element: HTMLElement, options: { sitekey: string }) => string;
  reset: (id: string) => void;
};

const scripts = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
};

/** The provider's widget; each attempt gets a new question. */
export function CaptchaWidget({ provider, siteKey, result }: CaptchaSettings & { result: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<{ widget: Widget; id: string }>(undefined);

  useEffect(() => {
    if (shown.current) return;
    const show = () => {
      const widget = (window as unknown as Record<Provider, Widget | undefined>)[provider];
      if (widget && box.current && !shown.current)
        shown.current = { widget, id: widget.render(box.current, { sitekey: siteKey }) };
    };
    const script = document.createElement('script');
    script.src = scripts[provider];
    script.addEventListener('load', show);
    document.head.append(script);
    return () => script.removeEventListener('load', show);
  }, [provider, siteKey]);

  useEffect(() => {
    if (result) shown.current?.widget.reset(shown.current.id);
  }, [result]);

  return <div ref={box} className="md:col-span-2" />;
}
