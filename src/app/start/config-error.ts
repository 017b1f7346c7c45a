import { texts } from '#texts/compiled/en/platform/errors.generated.ts';

type StartTexts = typeof texts.start;

/** Why Lectern cannot start, as a message for its operator, in the current language. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly reason: (t: StartTexts) => string;

  constructor(reason: (t: StartTexts) => string, options?: ErrorOptions) {
    super(reason(texts.start), options);
    this.reason = reason;
  }
}
