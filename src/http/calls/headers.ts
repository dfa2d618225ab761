/** A header as the document describes it; the text comes before the schema's other words. */
type Described = { type: "string" | "integer"; description: string; minimum?: number };

/** Headers of requests that calls heed. */
export const requestHeaders = {
  "Accept-Language": {
    type: "string",
    description:
      "Language of the sentences in the response: ko or en, whichever comes first; Korean otherwise.",
  },
  "Idempotency-Key": {
    type: "string",
    description:
      "A name of at most 200 characters that the sender makes up for what is sent. Sent again under the same name, it is stored once.",
  },
  "If-Match": {
    type: "string",
    description:
      "ETag of the version that was read: when it is no longer the stored one, nothing changes and the response is 412.",
  },
  "If-None-Match": {
    type: "string",
    description: "ETag of a response that the asker has: when it still holds, the response is 304.",
  },
  "Inquiry-Proof": {
    type: "string",
    description:
      '"offered" by a form that can work out a proof: while a burst of inquiries lasts it is answered 428 with a challenge, and sends the inquiry again with the token and its answer, a space between. Without it the inquiry is accepted and set aside.',
  },
} as const satisfies Record<string, Described>;

/** Headers of responses. */
export const responseHeaders = {
  ETag: { type: "string", description: "Version of what is answered." },
  "X-Total-Count": {
    type: "integer",
    minimum: 0,
    description: "How many match in all, of which the response may carry a part.",
  },
  Link: {
    type: "string",
    description: "With limit: the addresses of the pages before and after, as rel=prev and rel=next.",
  },
  "Retry-After": {
    type: "integer",
    minimum: 0,
    description: "With 429 and 503: after how many seconds to come back.",
  },
  "Content-Disposition": { type: "string", description: "That it is to be kept as a file, and its name." },
  "Set-Cookie": { type: "string", description: "The session: a new one, or none any more." },
} as const satisfies Record<string, Described>;
