import { Socket } from "node:net";

/**
 * Lets this process find a public name on its own machine: connections to the host's ports 80 and 443 go to ports of
 * the loopback, for which one need not be root and no file of the machine is touched.
 */
export function findHere(host: string, ports: { http: number; https: number }): void {
  const connect = Socket.prototype.connect;
  const there = new Map([
    [80, ports.http],
    [443, ports.https],
  ]);
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
    // `net.connect` passes its arguments on as an array of options and callback.
    const options: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
    if (isAddress(options) && options.host === host) {
      options.host = "127.0.0.1";
      options.port = there.get(Number(options.port)) ?? options.port;
    }
    return Reflect.apply(connect, this, args);
  };
}

function isAddress(options: unknown): options is { host: string; port: number | string } {
  return typeof options === "object" && options !== null && "host" in options && "port" in options;
}
