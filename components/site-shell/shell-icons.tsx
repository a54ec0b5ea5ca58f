const box = { viewBox: '0 0 24 24', width: 22, height: 22 } as const;

/** A map pin with the eye of a pot painter's dolphin. */
export function PinIcon() {
  return (
    <svg aria-hidden="true" {...box}>
      <path
        d="M12 2.5c-4.2 0-7.5 3.2-7.5 7.4 0 4.9 5.2 9.4 7.5 11.6 2.3-2.2 7.5-6.7 7.5-11.6 0-4.2-3.3-7.4-7.5-7.4Zm0 4.4a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}

/** A disc half filled, half outlined: the two themes. */
export function ThemeIcon() {
  return (
    <svg aria-hidden="true" {...box}>
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
    </svg>
  );
}
