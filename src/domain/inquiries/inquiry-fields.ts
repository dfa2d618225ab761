/** Subjects of an inquiry; the empty choice is allowed. */
export const inquiryProducts = ["industrial", "package", "water-treatment", "maintenance", "other"] as const;
export type InquiryProduct = (typeof inquiryProducts)[number];

/** A field that is typed. `maxLength` is in characters. */
type TypedField =
  | { kind: "line"; maxLength: number; isRequired?: true; autoComplete?: string }
  | { kind: "phone" | "email"; maxLength: number; isRequired: true; autoComplete: string }
  | { kind: "text"; maxLength: number; isRequired?: true };

/** A field with one of several options or none. `unknown`: the problem of anything else. */
interface ChosenField {
  kind: "choice";
  of: readonly string[];
  unknown: string;
}

/**
 * The fields of an inquiry, each declared once, in the order of the form. Schema, columns, form, mails, receipt, inbox, export and the
 * check for repetitions follow from it. Plain data: the form needs it before its schema, which is loaded at the first input.
 */
export const inquiryFields = {
  company: { kind: "line", maxLength: 200, isRequired: true, autoComplete: "organization" },
  name: { kind: "line", maxLength: 100, isRequired: true, autoComplete: "name" },
  phone: { kind: "phone", maxLength: 40, isRequired: true, autoComplete: "tel" },
  email: { kind: "email", maxLength: 254, isRequired: true, autoComplete: "email" },
  productType: { kind: "choice", of: inquiryProducts, unknown: "product" },
  message: { kind: "text", maxLength: 5000, isRequired: true },
} as const satisfies Readonly<Record<string, TypedField | ChosenField>>;

type Fields = typeof inquiryFields;

export type LineField = Exclude<TypedField, { kind: "text" }>;
export type InquiryField = keyof Fields;

/** Fields for typed text. */
export type TypedInquiryField = {
  [Name in InquiryField]: Fields[Name] extends TypedField ? Name : never;
}[InquiryField];

/** Fields with options. */
export type ChoiceInquiryField = Exclude<InquiryField, TypedInquiryField>;

export type RequiredInquiryField = {
  [Name in InquiryField]: Fields[Name] extends { isRequired: true } ? Name : never;
}[InquiryField];

type Option<Name extends InquiryField> = Fields[Name] extends { of: readonly (infer One)[] } ? One : string;

/** An inquiry as a form sends it: a field that need not be filled in may be empty or absent. */
export type Inquiry = { [Name in RequiredInquiryField]: string } & {
  [Name in Exclude<InquiryField, RequiredInquiryField>]?: Option<Name> | "" | undefined;
};

/** The same as it is stored: null where nothing was filled in. */
export type StoredInquiryFields = {
  [Name in InquiryField]: Name extends RequiredInquiryField ? string : Option<Name> | null;
};

/** In the order of the form. */
export const inquiryFieldNames = Object.keys(inquiryFields) as InquiryField[];

/** A value for each field. */
export function eachInquiryField<Values extends Record<InquiryField, unknown>>(
  make: <Name extends InquiryField>(name: Name) => unknown,
): Values {
  return Object.fromEntries(inquiryFieldNames.map((name) => [name, make(name)])) as Values;
}

export function isRequired(name: InquiryField): name is RequiredInquiryField {
  return "isRequired" in inquiryFields[name];
}

export function isChoice<Name extends InquiryField>(name: Name): name is Name & ChoiceInquiryField {
  return inquiryFields[name].kind === "choice";
}

/** Name of the field that people do not see and leave empty; programs that fill in every field fill it in. */
export const honeypotField = "website";

/** Name of the checkbox that attaches the visitor's selection. Its value is the selection as a query string. The name is public: it once held only the duty. In JSON `duty` is a `Duty`. */
export const attachedSelectionField = "duty";

/** Name of the box, and of the query parameter, with the project that is sent along. */
export const attachedProjectField = "project";
