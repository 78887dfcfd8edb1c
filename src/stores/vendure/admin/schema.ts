import { parse } from 'graphql';

export const adminSchema = parse(`
  "An address that parcels are sent from."
  type ShipgraphAddress {
    address: String!
    city: String!
    state: String
    "Two letters, ISO 3166-1."
    countryCode: String!
    zip: String
  }

  input ShipgraphAddressInput {
    address: String!
    city: String!
    state: String
    countryCode: String!
    zip: String
  }

  "How this channel is connected to shipgraph. Secrets are never shown."
  type ShipgraphSettings {
    connected: Boolean!
    "Whether the connection is that of the default channel, or of the configuration."
    isInherited: Boolean!
    url: String
    domain: String
    shopName: String
    publicUrl: String
    origin: ShipgraphAddress
    "Where shipgraph sends events."
    webhookUrl: String
    "The last characters of the token."
    tokenHint: String
    connectedAt: DateTime
  }

  type ShipgraphCheck {
    name: String!
    ok: Boolean!
    "What was found and, if it does not work, what to do."
    message: String!
  }

  type ShipgraphStatus {
    ok: Boolean!
    checks: [ShipgraphCheck!]!
  }

  enum ShipgraphMode {
    LIVE
    "To try it out: nothing is shipped or charged."
    TEST
  }

  "What is left out keeps its value. Without email and password the stored token is used."
  input ConnectShipgraphInput {
    "The address of shipgraph, such as https://ship.example."
    url: String
    email: String
    password: String
    "The current code of your two-factor login."
    code: String
    "A token of the shop, instead of email and password."
    token: String
    "The domain of the shop, such as shop.example."
    domain: String
    shopName: String
    "Counts with email and password, and is fixed by the first login of a domain. LIVE when absent."
    mode: ShipgraphMode
    "Where shipgraph reaches this server over HTTPS, such as https://shop.example."
    publicUrl: String
    "Where parcels are sent from, unless their stock location has an address."
    origin: ShipgraphAddressInput
  }

  type ShipgraphReturn {
    shipmentId: String!
    carrier: String!
    price: Float!
    currency: String!
  }

  extend type Query {
    shipgraphSettings: ShipgraphSettings!
    "Checks the connection, the webhook and the addresses."
    shipgraphStatus: ShipgraphStatus!
  }

  extend type Mutation {
    "Logs in, sends the addresses of the shop, activates shipping and registers the webhook."
    connectShipgraph(input: ConnectShipgraphInput!): ShipgraphSettings!
    disconnectShipgraph: ShipgraphSettings!
    "Has the parcel of a delivered fulfilment brought back."
    createShipgraphReturn(fulfillmentId: ID!, reason: String): ShipgraphReturn!
  }
`);
