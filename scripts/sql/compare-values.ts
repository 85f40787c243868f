import type ts from 'typescript';
import { everyPart, fitsParameter, isNull, partsOf } from './fitting-types.ts';
import type { Facts } from './nullability/known.ts';

const declaredValues = (checker: ts.TypeChecker, values: ts.Type | undefined): readonly ts.Type[] =>
  values ? checker.getTypeArguments(values as ts.TypeReference) : [];

/** For each declared value: whether it may be null, and whether it is an array that may contain null. */
export function parametersOf(checker: ts.TypeChecker, values: ts.Type | undefined): Facts['parameters'] {
  return declaredValues(checker, values).map((value) => {
    const elements = partsOf(value).flatMap((part) =>
      checker.isArrayLikeType(part) ? checker.getTypeArguments(part as ts.TypeReference).slice(0, 1) : [],
    );
    return { isNullable: partsOf(value).some(isNull), hasNullElements: elements.some((element) => partsOf(element).some(isNull)) };
  });
}

/** The differences between the declared values and the parameters of a statement. */
export function problemsOfValues(checker: ts.TypeChecker, values: ts.Type | undefined, parameters: readonly string[]): string[] {
  const declared = declaredValues(checker, values);
  if (declared.length !== parameters.length) return [`has ${parameters.length} parameters, declares ${declared.length} values`];
  return parameters.flatMap((type, at) => {
    const value = declared[at];
    const fits = value && everyPart(value, (part) => fitsParameter(checker, part, type));
    return fits ? [] : [`parameter $${at + 1} is ${type}, declared as ${value ? checker.typeToString(value) : 'nothing'}`];
  });
}
