/** Regular expressions of quadratic complexity or worse, and why they are harmless. */
export const SLOW_PATTERNS: Readonly<Record<string, string>> = {
  '/^(.+?)\\1+$/': 'Meets a new password, of 200 characters at most.',
  '/^\\s*\\/\\/.*\\n/gm': 'Meets a script of our own build, once, at the start.',
  '/<meta name="description"[^>]*>/': 'Meets the page of our own build.',
  '/<title>.*?<\\/title>/': 'Meets the page of our own build.',
  '/\\\\[\\s\\S]|^ {0,3}(`{3,}|~{3,})[^\\n]*\\n[\\s\\S]*?(?:^ {0,3}\\1[`~]*[ \\t]*$|(?![\\s\\S]))|(`+)(?!`)[^\\n]*?(?<!`)\\2(?!`)|\\$\\$((?:\\\\[\\s\\S]|[^\\\\$])+)\\$\\$/gm':
    'Looks at a line again only for runs of backticks of different lengths, of which a text has few.',
  '/<!--[\\s\\S]*?-->|<\\?[\\s\\S]*?\\?>/g': 'Meets what somebody pastes, in their own browser.',
  '/\\[(id|tag):((?:\\\\.|[^\\]\\\\]){1,500})\\]/g':
    'Every match is bounded by 500 characters, so the time is in proportion to the text.',
  '/\\\\([\\\\`*_{}[\\]()#+.!|<>$~-])|\\$\\$([^$\\n]{1,4000})\\$\\$|\\$(?![\\s$])([^$\\n]{1,2000})(?<![\\s\\\\])\\$(?!\\d)|\\*\\*(?=[^\\s*])([^*\\n]{1,2000})(?<=[^\\s*])\\*\\*|!\\[([^\\]\\n]{0,500})\\]\\(([^()\\s]{1,500})\\)/g':
    'Every match is bounded by 4 000 characters, so the time is in proportion to the text.',
};
