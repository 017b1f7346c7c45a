/** A duration as a clock shows it: 0:07, 12:30, 1:02:05. */
export function clockText(seconds: number): string {
  const days = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(days / 3600), Math.floor(days / 60) % 60, days % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
