import type { RawRequest, RawResponse } from "./raw-request.ts";
import { injectedHeader, scriptMark } from "./values.ts";

/** How many requests got which status, or none. */
export type Tally = Map<string, number>;

/** Internal details that no response may show. */
const insides = [
  /\n\s+at [\w.<>[\] ]*\(?(?:file:|node:|\/)/,
  /node_modules|node:internal|SQLITE_|SqliteError|KyselyError|ZodError|FST_ERR|TypeError|RangeError|URIError/,
  /\bselect .{1,80} from "|insert into "/i,
  /root:x:0:0/,
  /"cooling-tower-site"/,
];

/** @returns the fault of a response, if any */
export function wrongWith(request: RawRequest, response: RawResponse): string | undefined {
  if (response.kind !== "answer") {
    if (response.kind === "hung") return "no answer in time";
    return request.isBroken ? undefined : "closed without an answer";
  }
  const { status, head, body } = response;
  if (status >= 500) return `status ${status}`;
  const inside = insides.find((pattern) => pattern.test(body) || pattern.test(head));
  if (inside) return `shows the inside: ${inside}`;
  if (body.includes(scriptMark) && /content-type: text\/html/i.test(head))
    return "repeats a script unescaped";
  if (head.toLowerCase().includes(`\n${injectedHeader}`)) return "takes a header from a value";
  if (/\r\nlocation: (?:https?:)?[/\\]{2}(?!127\.0\.0\.1)/i.test(head)) return "sends to another site";
  return undefined;
}

export function outcomeOf(response: RawResponse): string {
  return response.kind === "answer" ? String(response.status) : response.kind;
}
