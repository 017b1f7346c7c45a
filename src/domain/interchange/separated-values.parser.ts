/** Character between the fields of a file. */
export type Separator = ',' | ';' | '\t';

/** The separator that its first line has most of; programs in countries with decimal commas write semicolons. */
export function separatorOf(line: string): Separator {
  const count = (separator: Separator): number => line.split(separator).length;
  if (count('\t') > count(',') && count('\t') > count(';')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

/** The fields of a line, or null if a quote is not closed. */
export function fieldsOf(line: string, separator: Separator): string[] | null {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if (quoted) {
      if (char !== '"') field += char;
      else if (line[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && field.trim() === '') {
      field = '';
      quoted = true;
    } else if (char === separator) {
      fields.push(field.trim());
      field = '';
    } else field += char;
  }
  fields.push(field.trim());
  return quoted ? null : fields;
}
