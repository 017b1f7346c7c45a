import { Drawing } from '../icon/drawing.tsx';

/** Line drawings that only the editor needs, so that no other page downloads them (Lucide, see the icons' licence). */
const PATHS = {
  bullets: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
  image:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
} as const;

/** The drawing of a tool, hidden from screen readers; those with a direction are mirrored in right-to-left text. */
export const toolDrawing = (name: keyof typeof PATHS) => (
  <Drawing path={PATHS[name]} px={18} alongTheLine={name !== 'image'} />
);
