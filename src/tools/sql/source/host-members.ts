import { HostFunction, isList, Unknown, type Value } from './program-value.ts';

type Apply = (callee: Value, args: readonly Value[]) => Value;

/** A JavaScript member of a string or an array, for known values; null if it is not supported here. */
export function hostMember(value: Value, name: string, apply: Apply): Value {
  if (typeof value === 'string') return ofText(value, name);
  return isList(value) ? ofList(value, name, apply) : null;
}

/** A function on strings; with an unknown argument, the result is unknown too. */
const onTexts = (work: (...texts: string[]) => Value): HostFunction =>
  new HostFunction((...args) => {
    const unknown = args.find((arg) => arg instanceof Unknown);
    return unknown ?? work(...args.map(String));
  });

function ofText(text: string, name: string): Value {
  switch (name) {
    case 'length':
      return text.length;
    case 'trim':
      return onTexts(() => text.trim());
    case 'toUpperCase':
      return onTexts(() => text.toUpperCase());
    case 'toLowerCase':
      return onTexts(() => text.toLowerCase());
    case 'replace':
      return onTexts((from = '', to = '') => text.replace(from, () => to));
    case 'replaceAll':
      return onTexts((from = '', to = '') => text.replaceAll(from, () => to));
    case 'split':
      return onTexts((at = '') => text.split(at));
    case 'startsWith':
      return onTexts((start = '') => text.startsWith(start));
    case 'includes':
      return onTexts((part = '') => text.includes(part));
    case 'slice':
      return onTexts((from, to) => text.slice(Number(from ?? 0), to === undefined ? undefined : Number(to)));
    default:
      return null;
  }
}

function ofList(values: readonly Value[], name: string, apply: Apply): Value {
  switch (name) {
    case 'length':
      return values.length;
    case 'join':
      return onTexts((between = ',') => {
        const unknown = values.find((value) => value instanceof Unknown);
        return (
          unknown ?? values.map((value) => (value === null || value === undefined ? '' : String(value))).join(between)
        );
      });
    case 'map':
      return new HostFunction((callee) => values.map((value, at) => apply(callee, [value, at, [...values]])));
    case 'flatMap':
      return new HostFunction((callee) =>
        values.flatMap((value, at) => {
          const result = apply(callee, [value, at, [...values]]);
          return isList(result) ? result : [result];
        }),
      );
    case 'filter':
      return new HostFunction((callee) => {
        const results = values.map((value, at) => apply(callee, [value, at, [...values]]));
        const unknown = results.find((result) => result instanceof Unknown);
        return unknown ?? values.filter((_, at) => Boolean(results[at]));
      });
    case 'includes':
      return new HostFunction((value) => (value instanceof Unknown ? value : values.includes(value)));
    case 'indexOf':
      return new HostFunction((value) => (value instanceof Unknown ? value : values.indexOf(value)));
    case 'concat':
      return new HostFunction((...more) => [...values, ...more.flatMap((each) => (isList(each) ? each : [each]))]);
    case 'slice':
      return new HostFunction((from, to) =>
        values.slice(typeof from === 'number' ? from : 0, typeof to === 'number' ? to : undefined),
      );
    case 'at':
      return new HostFunction((at) => (typeof at === 'number' ? values.at(at) : undefined));
    case 'toReversed':
      return new HostFunction(() => values.toReversed());
    case 'toSorted':
      return new HostFunction(() => [...values]);
    case 'entries':
      return new HostFunction(() => values.map((value, at) => [at, value]));
    default:
      return null;
  }
}
