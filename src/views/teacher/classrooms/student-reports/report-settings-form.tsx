import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { PERIOD_PRESETS, periodPresets } from '#domain/classrooms/student-reports/report-period.rule.ts';
import {
  REPORT_SECTIONS,
  type ReportSettings,
  reportSettingsSchema,
} from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import teaching from '../teaching.module.css';

type Props = {
  readonly settings: ReportSettings;
  readonly label: string;
  readonly onSave: (settings: ReportSettings) => Promise<void>;
};

/** The period and the sections of reports. */
export function ReportSettingsForm({ settings, label, onSave }: Props) {
  const t = useTexts(studentReportsTexts);
  const [period, setPeriod] = useState({ from: settings.from, until: settings.until });
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: reportSettingsSchema,
    read: (data) => ({ ...period, sections: data.getAll('sections') }),
    send: onSave,
  });
  const presets = periodPresets(new Date().toISOString().slice(0, 10));
  return (
    <form {...form} className={pages.section}>
      <Problem message={problem} />
      <fieldset className={teaching.presets}>
        <legend>{t.presets.label}</legend>
        {PERIOD_PRESETS.map((preset) => (
          <Button key={preset} type="button" size="2" variant="soft" onClick={() => setPeriod(presets[preset])}>
            {t.presets[preset]}
          </Button>
        ))}
      </fieldset>
      <div className={teaching.pair}>
        <DateField
          type="date"
          label={t.from}
          name="from"
          value={period.from}
          onChange={({ target }) => setPeriod({ ...period, from: target.value })}
          error={errors.from}
        />
        <DateField
          type="date"
          label={t.until}
          name="until"
          value={period.until}
          onChange={({ target }) => setPeriod({ ...period, until: target.value })}
          error={errors.until}
        />
      </div>
      <FieldGroup legend={t.sectionsLabel} error={errors.sections}>
        {REPORT_SECTIONS.map((section) => (
          <CheckboxField
            key={section}
            label={t.sections[section]}
            name="sections"
            value={section}
            defaultChecked={settings.sections.includes(section)}
          />
        ))}
      </FieldGroup>
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
