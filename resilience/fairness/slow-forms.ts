import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** An address has at most two forms in flight. */
const formsOfOne = 2;
/** How long it takes until all of them have begun, ms. */
const beginMs = 500;

const head = [
  "POST /api/contact/files HTTP/1.1",
  "Host: localhost",
  "Content-Length: 1000000",
  "Content-Type: multipart/form-data; boundary=x",
];

/**
 * Forms with files of which a byte comes each second, as many as the site receives at once, from three addresses; one
 * that is turned away comes again.
 */
export async function slowForms(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const drip = (from: string) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.write(`${head.join("\r\n")}\r\n\r\n--x\r\n`);
    const dripping = setInterval(() => socket.write("-"), 1_000);
    socket.on("error", () => undefined).resume();
    socket.on("close", () => {
      clearInterval(dripping);
      setTimeout(() => drip(from), 100);
    });
  };
  for (const from of ["127.0.0.66", "127.0.0.67", "127.0.0.68"])
    for (let form = 0; form < formsOfOne; form++) drip(from);
  await pause(beginMs);
}
