import {
  isNumberLiteralType,
  isStringLiteralType,
  isTypeReference,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { ColumnTypes } from './column-types.ts';
import type { SourceProgram } from './source/source-program.ts';
import { unionMembers } from './source/union-members.ts';
import { ENTRY, type Field, type Shape, type Source } from './tree/shape.ts';

/** Compares types of the program with what values are. */
export class RowComparison {
  private readonly program: SourceProgram;
  private readonly columnTypes: ColumnTypes;

  constructor(program: SourceProgram, columnTypes: ColumnTypes) {
    this.program = program;
    this.columnTypes = columnTypes;
  }

  /** The differences between a row type and its columns, one sentence each. */
  problems(row: Type, columns: ReadonlyMap<string, Field>): readonly string[] {
    const type = this.constrained(row);
    if (type === null || this.has(type, TypeFlags.AnyOrUnknown)) return ['the type of its rows is any or unknown'];
    return [...this.ofFields(type, columns, ''), ...this.ofIndex(type, columns, '')];
  }

  /** Whether a member of a JSON column may be missing or null, as far as the table definitions say. */
  isNullMember(origin: string): boolean {
    const type = this.typeOf(origin);
    return type === undefined || this.has(type, TypeFlags.Nullable | TypeFlags.AnyOrUnknown);
  }

  /** The type of a column, or of what its JSON has there. */
  private typeOf(origin: string): Type | undefined {
    const [table = '', column = '', ...path] = origin.split('.');
    return path.reduce((type, name) => this.memberOf(type, name), this.columnTypes(table, column));
  }

  private memberOf(type: Type | undefined, name: string): Type | undefined {
    const { checker } = this.program;
    const objects =
      type === undefined ? [] : this.membersOf(type).filter((each) => (each.flags & TypeFlags.Nullable) === 0);
    const [only] = objects;
    if (name === ENTRY)
      return only !== undefined && isTypeReference(only) ? checker.getTypeArguments(only)[0] : undefined;
    const property = objects.length === 1 && only !== undefined ? checker.getPropertyOfType(only, name) : undefined;
    return property === undefined ? undefined : checker.getTypeOfSymbol(property);
  }

  private ofFields(type: Type, fields: ReadonlyMap<string, Field>, path: string): readonly string[] {
    const { checker } = this.program;
    // A brand exists for the compiler only.
    const properties = checker.getPropertiesOfType(type).filter(({ name }) => !name.startsWith('__@'));
    const types = checker.getTypeOfSymbol(properties);
    return properties.flatMap((property, at) => {
      const field = fields.get(property.name);
      const own = `${path}${property.name}`;
      const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
      if (field === undefined) return isOptional ? [] : [`${own}: this column does not exist`];
      const propertyType = types[at];
      if (propertyType === undefined) return [];
      const absent =
        field.isOptional && !isOptional && !this.has(propertyType, TypeFlags.Undefined)
          ? [`${own}: may be absent`]
          : [];
      return [...absent, ...this.ofValue(propertyType, field.shape, own)];
    });
  }

  private ofValue(declared: Type, shape: Shape, path: string): readonly string[] {
    const type = this.constrained(declared);
    if (type === null || this.has(type, TypeFlags.AnyOrUnknown)) return [];
    const missing = shape.nullable && !this.has(type, TypeFlags.Null) ? [`${path}: may be null`] : [];
    const members = this.membersOf(type).filter((each) => (each.flags & (TypeFlags.Nullable | TypeFlags.Void)) === 0);
    return [...missing, ...this.ofKind(type, members, shape, path)];
  }

  private ofKind(type: Type, members: readonly Type[], shape: Shape, path: string): readonly string[] {
    // Naming a type asks the compiler, so only a problem does it.
    const message = () => `${path}: is ${wordFor(shape)}, not ${this.program.checker.typeToString(type)}`;
    const accepts = (flags: TypeFlags): boolean => members.some((each) => (each.flags & flags) !== 0);
    switch (shape.kind) {
      case 'none':
        return [];
      case 'text':
        return this.ofText(type, members, shape, path, message);
      case 'number':
        return accepts(TypeFlags.Number) ? [] : this.ofNumbers(members, shape.sources, message);
      case 'bigNumber':
      case 'other':
        return accepts(TypeFlags.String) ? [] : [message()];
      case 'boolean':
        return members.filter((each) => (each.flags & TypeFlags.BooleanLike) !== 0).length > 1 ||
          accepts(TypeFlags.Boolean)
          ? []
          : [message()];
      case 'instant':
        return members.some((each) => each.getSymbol()?.name === 'Date') ? [] : [message()];
      case 'bytes':
        return members.some((each) => ['Buffer', 'Uint8Array'].includes(each.getSymbol()?.name ?? ''))
          ? []
          : [message()];
      case 'array':
        return this.ofArray(members, shape.isParsed ? shape.of : null, path, message);
      case 'object':
        return this.ofObject(members, shape.fields, path, message);
      case 'oneOf':
        return shape.of.flatMap((each) => this.ofKind(type, members, each, path));
      case 'json':
        return this.ofColumn(type, shape.origin, path) ?? [];
    }
  }

  private ofText(
    type: Type,
    members: readonly Type[],
    shape: Shape & { kind: 'text' },
    path: string,
    message: () => string,
  ): readonly string[] {
    if (members.some((each) => (each.flags & TypeFlags.String) !== 0)) return [];
    const literals = members.filter(isStringLiteralType).map(({ value }) => value);
    if (literals.length === 0 && !members.some((each) => (each.flags & TypeFlags.StringLike) !== 0)) return [message()];
    if (shape.sources === undefined) return [`${path}: can be any text according to the statement`];
    return shape.sources.flatMap(({ values, origin }) => {
      const more = values?.filter((value) => !literals.includes(value));
      if (more?.length === 0 || this.ofMembers(members, origin) === true) return [];
      if (more !== undefined) return [`${path}: may also be ${more.join(', ')}`];
      return [`${path}: ${origin} is not ${this.program.checker.typeToString(type)}`];
    });
  }

  private ofNumbers(
    members: readonly Type[],
    sources: readonly Source[] | undefined,
    message: () => string,
  ): readonly string[] {
    const literals = members.filter(isNumberLiteralType).map(({ value }) => String(value));
    const fits = sources?.every(
      ({ values, origin }) =>
        values?.every((value) => literals.includes(value)) === true || this.ofMembers(members, origin) === true,
    );
    return fits === true ? [] : [message()];
  }

  /** Whether the type of the column from which a value is read fits; null if there is no such column. */
  private ofMembers(members: readonly Type[], origin: string | undefined): boolean | null {
    const column = origin === undefined ? undefined : this.typeOf(origin);
    if (column === undefined) return null;
    const { checker } = this.program;
    const own = this.membersOf(column).filter((each) => (each.flags & TypeFlags.Nullable) === 0);
    return own.every((each) => members.some((member) => checker.isTypeAssignableTo(each, member)));
  }

  private ofColumn(type: Type, origin: string | undefined, path: string): readonly string[] | null {
    const column = origin === undefined ? undefined : this.typeOf(origin);
    if (column === undefined || this.has(column, TypeFlags.AnyOrUnknown)) return null;
    const { checker } = this.program;
    const own = this.membersOf(column).filter((each) => (each.flags & TypeFlags.Nullable) === 0);
    const fits = own.every((each) => this.fits(each, type));
    return fits ? [] : [`${path}: is ${checker.typeToString(column)}, not ${checker.typeToString(type)}`];
  }

  /** Whether a value of one type is assignable to another; `readonly` is ignored. */
  private fits(one: Type, other: Type): boolean {
    const { checker } = this.program;
    if (checker.isTypeAssignableTo(one, other)) return true;
    if (!isTypeReference(one) || !checker.isArrayLikeType(one)) return false;
    const [entry] = checker.getTypeArguments(one);
    return this.membersOf(other).some((member) => {
      const [otherEntry] =
        isTypeReference(member) && checker.isArrayLikeType(member) ? checker.getTypeArguments(member) : [];
      return entry !== undefined && otherEntry !== undefined && this.fits(entry, otherEntry);
    });
  }

  private ofArray(
    members: readonly Type[],
    element: Shape | null,
    path: string,
    message: () => string,
  ): readonly string[] {
    if (element === null) return members.some((each) => (each.flags & TypeFlags.String) !== 0) ? [] : [message()];
    const { checker } = this.program;
    const lists = members.filter((each) => checker.isArrayLikeType(each));
    if (lists.length === 0) return [message()];
    const found = lists.map((list) => {
      const own = isTypeReference(list) ? checker.getTypeArguments(list)[0] : undefined;
      return own === undefined ? [] : this.ofValue(own, element, `${path}[]`);
    });
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }

  /** One of the members of a union has to fit. */
  private ofObject(
    members: readonly Type[],
    fields: ReadonlyMap<string, Field>,
    path: string,
    message: () => string,
  ): readonly string[] {
    const { checker } = this.program;
    const objects = members.filter((each) => (each.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0);
    const found = objects
      .filter((each) => !checker.isArrayLikeType(each))
      .map((each) => [...this.ofFields(each, fields, `${path}.`), ...this.ofIndex(each, fields, path)]);
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [message()];
  }

  private ofIndex(type: Type, fields: ReadonlyMap<string, Field>, path: string): readonly string[] {
    const [index] = this.program.checker.getIndexInfosOfType(type);
    if (index === undefined) return [];
    return [...fields].flatMap(([name, { shape }]) =>
      this.ofValue(index.valueType, shape, path === '' ? name : `${path}.${name}`),
    );
  }

  /** A type parameter is treated as the type that it extends. Null if it extends any type. */
  private constrained(type: Type): Type | null {
    if ((type.flags & TypeFlags.Instantiable) === 0) return type;
    return this.program.checker.getBaseConstraintOfType(type) ?? null;
  }

  private membersOf(type: Type): readonly Type[] {
    return unionMembers(type).flatMap((each) => {
      const plain = this.constrained(each);
      return plain === null || plain === each ? [each] : this.membersOf(plain);
    });
  }

  private has(type: Type, flags: TypeFlags): boolean {
    return this.membersOf(type).some((each) => (each.flags & flags) !== 0);
  }
}

const WORDS = {
  none: 'null',
  text: 'a text',
  number: 'a number',
  bigNumber: 'a text of digits (bigint or numeric)',
  boolean: 'a boolean',
  instant: 'a Date',
  bytes: 'a Buffer',
  array: 'a list',
  oneOf: 'an object',
  object: 'an object',
  json: 'JSON',
  other: 'a text (a type that pg does not parse)',
} as const;

const wordFor = (shape: Shape): string => WORDS[shape.kind];
