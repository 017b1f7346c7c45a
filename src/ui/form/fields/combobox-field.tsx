import {
  Combobox,
  ComboboxItem,
  ComboboxItemCheck,
  ComboboxLabel,
  ComboboxPopover,
  ComboboxProvider,
} from '@ariakit/react';
import { startTransition, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Icon } from '../../icon/icon.tsx';
import { matchingOptions } from '../../search/matching-options.ts';
import fieldStyles from '../field.module.css';
import { describedBy, type LabelProps, Notes } from '../labelled.tsx';
import styles from './combobox.module.css';
import type { Option } from './select-field.tsx';

type Props = LabelProps & {
  readonly options: readonly Option[];
  /** Selected values, in order of selection. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  /** Whether several values can be selected. */
  readonly multiple?: boolean;
  /** Name of the form field. */
  readonly name?: string;
  readonly placeholder?: string;
  /** Called with the typed text if the options are loaded on demand. */
  readonly onType?: (typed: string) => void;
  readonly disabled?: boolean;
};

/** Maximum number of options shown; typing narrows the list. */
const SHOWN_MOST = 100;
/** So many are rendered when the list opens, more than it shows without scrolling, and then so many at a time. */
const SHOWN_AT_ONCE = 16;
/** Time between two steps, in which the browser paints and handles keys. */
const STEP_MS = 40;

/** Selects one or several of many options, by typing. */
export function ComboboxField({
  label,
  error,
  hint,
  options,
  chosen,
  onChoose,
  multiple = false,
  name,
  placeholder,
  onType,
  disabled = false,
}: Props) {
  const t = useTexts(partsTexts).combobox;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const deferredQuery = useDeferredValue(typed);
  const labelOf = (value: string): string => options.find((option) => option.value === value)?.label ?? value;
  const found = useMemo(() => matchingOptions(options, deferredQuery), [options, deferredQuery]);
  const shown = found.slice(0, SHOWN_MOST);
  return (
    <ComboboxProvider
      open={isOpen}
      setOpen={setIsOpen}
      value={typed}
      setValue={(next) => {
        setTyped(next);
        onType?.(next);
      }}
      selectedValue={[...chosen]}
      setSelectedValue={(values: string[]) => onChoose(multiple ? values : values.slice(-1))}
      resetValueOnSelect
      resetValueOnHide
    >
      <div className={fieldStyles.field}>
        <ComboboxLabel className={fieldStyles.label}>{label}</ComboboxLabel>
        {multiple && chosen.length > 0 && (
          <ul className={styles.chosen} aria-label={t.chosen({ label })}>
            {chosen.map((value) => (
              <li key={value}>
                <button
                  type="button"
                  className={styles.token}
                  disabled={disabled}
                  aria-label={t.remove({ name: labelOf(value) })}
                  onClick={() => onChoose(chosen.filter((other) => other !== value))}
                >
                  {labelOf(value)}
                  <Icon name="wrong" px={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.frame}>
          <Combobox
            id={id}
            className={styles.input}
            disabled={disabled}
            placeholder={!multiple && chosen[0] !== undefined ? labelOf(chosen[0]) : placeholder}
            data-chosen={(!multiple && chosen.length > 0) || undefined}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(id, { error, hint })}
            // In a dialog, which leaves this key to an open list.
            onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
          />
          <Icon name="search" px={16} />
        </div>
        {name !== undefined && chosen.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
        <ComboboxPopover className={styles.list} gutter={4} sameWidth unmountOnHide>
          <Options options={shown} hideOnClick={!multiple} />
          {found.length > shown.length && <p className={styles.none}>{t.more}</p>}
          {found.length === 0 && <p className={styles.none}>{t.none({ typed: deferredQuery })}</p>}
        </ComboboxPopover>
        <Notes id={id} error={error} hint={hint} />
      </div>
    </ComboboxProvider>
  );
}

/** The options of an open list. A hundred at once would block a slow phone for a second. */
function Options({ options, hideOnClick }: { readonly options: readonly Option[]; readonly hideOnClick: boolean }) {
  const [count, setCount] = useState(SHOWN_AT_ONCE);
  const isComplete = count >= options.length;
  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + SHOWN_AT_ONCE)), STEP_MS);
    return () => clearTimeout(timer);
  }, [count, isComplete]);
  return options.slice(0, count).map(({ value, label, disabled = false }) => (
    <ComboboxItem
      key={value}
      value={value}
      className={styles.option}
      disabled={disabled}
      focusOnHover
      hideOnClick={hideOnClick}
    >
      <ComboboxItemCheck className={styles.check}>
        <Icon name="right" px={16} />
      </ComboboxItemCheck>
      {label}
    </ComboboxItem>
  ));
}
