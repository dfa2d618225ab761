import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Clients that behave badly, all at the same time. */
export interface BadClients {
  /** How many connections are still open. */
  open(): number;
  stop(): void;
}

/** Behaviour of one bad client on its connection; `beat` counts the seconds. */
interface Behaviour {
  begin(socket: Socket): void;
  go?(socket: Socket, beat: number): void;
  /** Does not read the responses. */
  isDeaf?: boolean;
}

const host = "Host: localhost\r\n";

/** Connects and sends nothing, or sends one request and then keeps the connection. */
export const idle: Behaviour = {
  begin: (socket) => Math.random() < 0.5 && socket.write(`GET /healthz HTTP/1.1\r\n${host}\r\n`),
};

/** Sends headers for ever, one a second (slowloris). */
export const endlessHeaders: Behaviour = {
  begin: (socket) => socket.write(`GET / HTTP/1.1\r\n${host}`),
  go: (socket, beat) => socket.write(`X-${beat}: 1\r\n`),
};

/** Sends a body for ever, one byte a second. */
export const endlessBody: Behaviour = {
  begin: (socket) =>
    socket.write(
      `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
    ),
  go: (socket) => socket.write(" "),
};

/** Sends requests for `pages` pages on one connection, and never reads a response. */
export function deaf(pages: number): Behaviour {
  return {
    begin: (socket) => socket.write(`GET / HTTP/1.1\r\n${host}\r\n`.repeat(pages)),
    isDeaf: true,
  };
}

/** Begins to upload a picture as the administrator and hangs up in the middle. */
export function cutOffUpload(cookie: string): Behaviour {
  const head =
    `POST /api/projects/upload-image HTTP/1.1\r\n${host}Cookie: ${cookie}\r\nContent-Length: 1000000\r\n` +
    'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; name="image"; ' +
    'filename="a.webp"\r\nContent-Type: image/webp\r\n\r\n';
  return {
    begin: (socket) => socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(900_000, 1)])),
    go: (socket) => socket.destroy(),
  };
}

/** Connections from one address: the site would refuse more of them before they could do harm. */
const ofOneAddress = 100;

/** Opens `count` connections from many addresses, some at a time, with the given behaviour. */
export async function send(
  { hostname, port }: URL,
  count: number,
  behaviour: Behaviour,
): Promise<BadClients> {
  const sockets = new Set<Socket>();
  for (let opened = 0; opened < count; opened++) {
    const localAddress = `127.0.1.${1 + Math.floor(opened / ofOneAddress)}`;
    const socket = connect({ host: hostname, port: Number(port), localAddress }, () =>
      behaviour.begin(socket),
    );
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    if (behaviour.isDeaf) socket.pause();
    else socket.resume();
    if (opened % ofOneAddress === ofOneAddress - 1) await pause(20);
  }
  let beat = 0;
  const timer = setInterval(() => {
    beat += 1;
    for (const socket of sockets) if (!socket.connecting) behaviour.go?.(socket, beat);
  }, 1_000);
  return {
    open: () => sockets.size,
    stop() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
