import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  id?: string;
  /** Number of stage changes. At 0 the page has just loaded, and the focus stays where it is. */
  moves: number;
  children: ReactNode;
}

/** Takes the focus when its stage appears, so that screen readers announce the change. */
export function StageHeading({ id, moves, children }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves === 0) return;
    ref.current?.focus({ preventScroll: true });
    const journey = ref.current?.closest('.trade-in');
    const top = journey?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) journey?.scrollIntoView({ block: 'start' });
  }, [moves]);
  return (
    <h2 ref={ref} tabIndex={-1} id={id}>
      {children}
    </h2>
  );
}
