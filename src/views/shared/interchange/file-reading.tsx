import { Button, Heading } from '@radix-ui/themes';
import type { ImportOptions } from '#domain/interchange/import.schema.ts';
import type { AmbiguousNumber, FileEncoding } from '#domain/interchange/import-report.ts';
import { TEXT_ENCODINGS } from '#domain/interchange/text-encoding.ts';
import { DECIMAL_SEPARATORS, type DecimalSeparator } from '#domain/questions/answers/number-notation.rule.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { exactNumberText } from '#texts/wording/exact-number.wording.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import styles from './import.module.css';

/**
 * What a file leaves ambiguous: the decimal separator of its numbers and its text encoding. A choice applies to all
 * files of the import, and the dry run is repeated with it.
 */
export function FileReading({
  numbers,
  encodings,
  options,
  isDisabled,
  onAnswer,
}: {
  readonly numbers: readonly AmbiguousNumber[];
  readonly encodings: readonly FileEncoding[];
  readonly options: ImportOptions;
  readonly isDisabled: boolean;
  readonly onAnswer: (options: ImportOptions) => void;
}) {
  const t = useTexts(importTexts).reading;
  const language = useLanguage();
  // One question is enough, because the choice applies to all files. An open question is shown before one that has been
  // answered.
  const number = numbers.find(({ used }) => used === null) ?? numbers[0];
  const [encoding] = encodings;
  if (number === undefined && encoding === undefined) return null;
  const shown = (sign: DecimalSeparator, { plain }: AmbiguousNumber): string => exactNumberText(language, plain[sign]);
  return (
    <section className={styles.panel} aria-label={t.title}>
      <Heading as="h2" size="4">
        {t.title}
      </Heading>
      {number !== undefined && (
        <div className={styles.tight}>
          <p role={number.used === null ? 'alert' : undefined}>
            {number.used === null
              ? t.numberAsked({
                  file: number.file,
                  written: number.written,
                  withPoint: shown('point', number),
                  withComma: shown('comma', number),
                })
              : t.numberRead({ file: number.file, written: number.written, read: shown(number.used, number) })}
          </p>
          <div className={styles.line}>
            {DECIMAL_SEPARATORS.filter((sign) => sign !== number.used).map((sign) => (
              <Button
                key={sign}
                size="3"
                variant="soft"
                disabled={isDisabled}
                onClick={() => onAnswer({ ...options, decimal: sign })}
              >
                {t.numberIs({ written: number.written, read: shown(sign, number) })}
              </Button>
            ))}
          </div>
        </div>
      )}
      {encoding !== undefined && (
        <div className={styles.tight}>
          <p>{t.encodingRead({ file: encoding.file, encoding: t.encodings[encoding.used] })}</p>
          <div className={styles.pair}>
            <SelectField
              label={t.encoding}
              value={encoding.used}
              disabled={isDisabled}
              options={encoding.previews.map(({ encoding: value, text }) => ({
                value,
                label: `${t.encodings[value]}: ${text}`,
              }))}
              onChange={({ target }) => {
                const chosen = TEXT_ENCODINGS.find((known) => known === target.value);
                if (chosen !== undefined) onAnswer({ ...options, encoding: chosen });
              }}
            />
          </div>
          <p className={styles.soft}>
            {encoding.previews.find(({ encoding: value }) => value === encoding.used)?.text}
          </p>
        </div>
      )}
    </section>
  );
}
