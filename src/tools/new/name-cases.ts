/** `yes-no` as `yesNo`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `yes-no` as `YesNo`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`);
