import { type Agent, type OutgoingHttpHeaders, request } from "node:http";
import { type Challenge, proofHeader, proofOffer } from "#domain/inquiries/proof/proof-of-work.ts";

/** How long somebody waits for a response before they give up, ms. */
const patienceMs = 10_000;

/** A request and its source. */
export interface Question {
  path: string;
  /** An address of the loopback: to the site each is a network of its own. */
  from: string;
  /** Sent as JSON, by POST. */
  json?: unknown;
  headers?: OutgoingHttpHeaders;
  /** Sent as it is, by POST. */
  body?: string;
  /** Connections to be used again; without them each question has one of its own. */
  agent?: Agent;
}

export interface Reply {
  /** 0 where no response came. */
  status: number;
  ms: number;
  cookies: string[];
  /** `Retry-After` of the response, s. */
  retryAfter: string | undefined;
  /** Body of a response that requires a proof of work. */
  challenge?: Challenge | undefined;
  /** Time of the proof of work, at least the minimum that the site requires, ms; not in `ms`. */
  proving?: number | undefined;
}

/** Never throws. */
export function ask(url: string, { path, from, json, headers, body, agent }: Question): Promise<Reply> {
  const sent = json === undefined ? body : JSON.stringify(json);
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, cookies: string[] = [], retryAfter?: string, responseBody = "") => {
      const challenge = status === 428 ? JSON.parse(responseBody).challenge : undefined;
      resolve({ status, ms: performance.now() - began, cookies, retryAfter, challenge });
    };
    const asking = request(
      url + path,
      {
        method: sent === undefined ? "GET" : "POST",
        localAddress: from,
        agent: agent ?? false,
        timeout: patienceMs,
        headers: { ...(json === undefined ? {} : { "content-type": "application/json" }), ...headers },
      },
      (response) => {
        const { statusCode = 0, headers: told } = response;
        let responseBody = "";
        response.on("data", (piece: Buffer) => {
          if (statusCode === 428) responseBody += piece.toString();
        });
        response.once("end", () => end(statusCode, told["set-cookie"], told["retry-after"], responseBody));
        response.once("error", () => end(0));
      },
    );
    asking.once("timeout", () => asking.destroy());
    asking.once("error", () => end(0));
    asking.end(sent);
  });
}

/** Sends an inquiry as the form does: with the proof of work that is required while a burst lasts. */
export async function askProved(
  url: string,
  question: Question,
  prove: (challenge: Challenge) => Promise<string>,
): Promise<Reply> {
  const headers = { "idempotency-key": crypto.randomUUID(), ...question.headers };
  const offered = await ask(url, { ...question, headers: { ...headers, [proofHeader]: proofOffer } });
  if (!offered.challenge) return offered;
  const began = performance.now();
  const proof = await prove(offered.challenge);
  const proving = performance.now() - began;
  const proved = await ask(url, { ...question, headers: { ...headers, [proofHeader]: proof } });
  return { ...proved, ms: proved.ms + offered.ms, proving };
}

/** Addresses of the loopback that are not used yet, `127.<block>.0.1` and so on. */
export function freshAddresses(block: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `127.${block}.${Math.floor(count / 250)}.${(count % 250) + 1}`;
  };
}
