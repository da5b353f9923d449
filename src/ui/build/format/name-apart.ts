import {
  type CustomFormat,
  type Format,
  formatCustomFormat,
  readFormat,
} from '../../../dice-masters/teams/index.ts';

/** The format under a name that none of the others has: with a number behind it, where one has. */
export function nameApart(
  custom: CustomFormat,
  others: readonly string[],
  formats: ReadonlyMap<string, Format>,
): CustomFormat {
  const nameOf = (text: string) => readFormat(text, formats).format.name;
  const taken = new Set(others.filter((one) => one !== formatCustomFormat(custom)).map(nameOf));
  const wanted = nameOf(formatCustomFormat(custom));
  if (!taken.has(wanted)) return custom;
  let number = 2;
  while (taken.has(`${wanted} ${number}`)) number++;
  return { ...custom, name: `${wanted} ${number}` };
}
