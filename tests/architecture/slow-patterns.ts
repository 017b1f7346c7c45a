/** Regular expressions that may take the square of their text's length, or more, and why that does no harm. */
export const SLOW_PATTERNS: Readonly<Record<string, string>> = {
  '/\\+[^@]*(?=@)/': 'Meets an email address, of 320 characters at most.',
  '/^(.+?)\\1+$/': 'Meets a new password, of 200 characters at most.',
  '/^\\s*\\/\\/.*\\n/gm': 'Meets a script of our own build, once, at the start.',
  '/<meta name="description"[^>]*>/': 'Meets the page of our own build.',
  '/<title>.*?<\\/title>/': 'Meets the page of our own build.',
  '/<!--[\\s\\S]*?-->|<\\?[\\s\\S]*?\\?>/g': 'Meets what somebody pastes, in their own browser.',
  '/\\[(id|tag):((?:\\\\.|[^\\]\\\\]){1,500})\\]/g':
    'Every match is bounded by 500 characters, so the time is in proportion to the text.',
};
