/** The part that the tests use; the package brings no types. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
  }
  export default class Validator {
    /** @param data JSON-LD things by their type; the validator changes them. */
    validate(data: { jsonld: object }): Promise<Issue[]>;
  }
}
