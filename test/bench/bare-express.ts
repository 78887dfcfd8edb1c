import type { AddressInfo } from 'node:net';
import express from 'express';
import { z } from 'zod';

/** The ceiling of a route with a JSON body: Express 5, a validated body, a small answer, and no service behind it. */
const address = z.object({
  address: z.string().min(1).max(500),
  city: z.string().min(1).max(100),
  state: z.string().max(100).optional(),
  countryCode: z.string().length(2),
  country: z.string().max(100).optional(),
  zip: z.string().max(20),
});
const product = z.object({
  name: z.string().min(1).max(500),
  quantity: z.number().int().min(1),
  price: z.number().min(0),
  currency: z.string().length(3),
  grams: z.number().min(0),
  length: z.number().min(0),
  width: z.number().min(0),
  height: z.number().min(0),
  volume: z.number().min(0),
});
const body = z.object({ origin: address, destination: address, products: z.array(product).min(1).max(1000) });

const app = express();
app.use(express.json());
app.post('/api/rates', (request, response) => {
  const { products } = body.parse(request.body);
  response.json({ status: 'ok', products: products.length });
});
const server = app.listen(0, '127.0.0.1', () => process.stderr.write(`listening on ${(server.address() as AddressInfo).port}\n`));
