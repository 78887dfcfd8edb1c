import { defineMiddlewares, validateAndTransformBody } from '@medusajs/framework/http';
import { ConnectBody } from './admin/shipgraph/connect/validators.js';

export default defineMiddlewares({
  routes: [
    // The signature is over the bytes that were sent.
    { matcher: '/hooks/shipgraph', methods: ['POST'], bodyParser: { preserveRawBody: true } },
    { matcher: '/admin/shipgraph/connect', methods: ['POST'], middlewares: [validateAndTransformBody(ConnectBody)] },
  ],
});
