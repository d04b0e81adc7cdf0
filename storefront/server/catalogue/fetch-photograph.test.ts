import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchPhotograph, isPublicAddress } from "./fetch-photograph.ts";

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    switch (request.url) {
      case "/shoe.jpg":
        return response.end("a shoe");
      case "/moved":
        return response.writeHead(302, { location: "/shoe.jpg" }).end();
      case "/away":
        return response.writeHead(302, { location: "http://elsewhere.example/shoe.jpg" }).end();
      case "/round":
        return response.writeHead(302, { location: "/round" }).end();
      case "/large":
        return response.writeHead(200, { "content-length": String(50 * 2 ** 20) }).write("begun");
      case "/endless": {
        const part = Buffer.alloc(2 ** 20);
        const more = () => response.destroyed || response.write(part, () => setImmediate(more));
        return more();
      }
      case "/slow":
        return response.write("begun");
      case "/broken":
        response.writeHead(200, { "content-length": "100" }).write("half", () => response.destroy());
        return undefined;
      default:
        return response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const hosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
const fetched = (path: string, timeLimit = 5_000) =>
  fetchPhotograph(`${origin}${path}`, { hosts, timeLimit, isAllowed: () => true });

test("a picture of an allowed host is fetched, also where it has moved to", async () => {
  expect((await fetched("/shoe.jpg")).toString()).toBe("a shoe");
  expect((await fetched("/moved")).toString()).toBe("a shoe");
});

test.each([
  ["/none", /localhost:\d+ answered 404 instead of a picture/],
  ["/away", /elsewhere\.example is not among the hosts/],
  ["/round", /on and on/],
  ["/large", /over 40 MB/],
  ["/endless", /over 40 MB/],
  ["/broken", /could not be reached or broke off/],
])("%s is given up with a sentence", async (path, why) => {
  await expect(fetched(path)).rejects.toThrow(why);
});

test("what takes too long is given up", async () => {
  await expect(fetched("/slow", 100)).rejects.toThrow(/longer than 0.1 s/);
});

test("an allowed name that leads into a private network, or a private address itself, is not connected to", async () => {
  const port = origin.slice(origin.lastIndexOf(":"));
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    await expect(fetchPhotograph(`http://${host}${port}/shoe.jpg`, { hosts })).rejects.toThrow(/private network/);
  }
});

test.each(["file:///etc/passwd", "ftp://localhost/a.jpg", "http://user:pass@localhost/a.jpg", "http://other.example/a.jpg"])(
  "%s is not fetched",
  async (address) => {
    await expect(fetchPhotograph(address, { hosts, isAllowed: () => true })).rejects.toThrow(
      /not a web address|password|among the hosts/,
    );
  },
);

test("only addresses of the open internet are public", () => {
  const inside = ["10.1.2.3", "127.0.0.1", "169.254.169.254", "172.31.0.1", "192.168.1.1", "100.64.0.1", "0.0.0.0", "224.0.0.1"];
  const inside6 = [
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "2001:db8::1",
    "nonsense",
  ];
  for (const address of [...inside, ...inside6]) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ["1.1.1.1", "103.17.4.2", "2606:4700::1111"])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});
