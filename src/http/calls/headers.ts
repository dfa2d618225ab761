/** A header as the document describes it: the description stands before the other keywords of the schema. */
type Described = { type: "string" | "integer"; description: string; minimum?: number };

/** Headers of requests that operations read. */
export const requestHeaders = {
  "Accept-Language": {
    type: "string",
    description:
      "Language of the messages in the response: ko or en, whichever comes first in this header; otherwise Korean.",
  },
  "Expected-Account": {
    type: "string",
    description:
      "User name, percent-encoded, of the account for which the request is made. If the session belongs to another account, nothing is done and the response is 401 with `isOtherAccount`. Without this header, the account of the session is used.",
  },
  "Idempotency-Key": {
    type: "string",
    description:
      "Key of at most 200 characters that the client generates. A request that is repeated with the same key is stored once.",
  },
  "If-Match": {
    type: "string",
    description:
      "ETag of the version that was read. If another version is stored by now, nothing is changed and the response is 412.",
  },
  "If-None-Match": {
    type: "string",
    description: "ETag of a stored response. If it is still current, the response is 304.",
  },
  "Inquiry-Proof": {
    type: "string",
    description:
      "Proof of work, required during a burst of inquiries. 1. Send the value `offered`. 2. If the response is 428, solve the `challenge` in its body. 3. Send the inquiry again; the value is now the token of the challenge, a space and the solution. Without this header, an inquiry during a burst is accepted but set aside.",
  },
} as const satisfies Record<string, Described>;

/** Headers of responses. */
export const responseHeaders = {
  ETag: { type: "string", description: "Version of the returned data." },
  "X-Total-Count": {
    type: "integer",
    minimum: 0,
    description: "Total number of matches; the response may contain only some of them.",
  },
  Link: {
    type: "string",
    description: "With `limit`: URLs of the previous and the next page, as rel=prev and rel=next.",
  },
  "Retry-After": {
    type: "integer",
    minimum: 0,
    description: "With 429 and 503: seconds to wait before the request is repeated.",
  },
  "Content-Disposition": { type: "string", description: "`attachment`, with the name of the file." },
  "Set-Cookie": { type: "string", description: "The new session cookie, or its deletion." },
} as const satisfies Record<string, Described>;
