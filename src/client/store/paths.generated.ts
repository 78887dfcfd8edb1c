/* Made by "npm run codegen" from the routes of the store interface: what the store client sends and gets. */

export interface paths {
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connects a shop to an existing seller and returns its token. Every login is checked; an Idempotency-Key is ignored.
         * @description Connects an online store to an existing seller and issues its token. Never creates a seller. UNAUTHORIZED with reason TWO_FACTOR_REQUIRED when the seller has two-factor login and no code is sent. LIMIT_REACHED.
         */
        post: operations["connectShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locations/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds one location or an array of them, all or none.
         * @description Adds locations, all or nothing. LOCATION_EXISTS, DUPLICATE_REF_NAME, LIMIT_REACHED.
         */
        post: operations["addLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locations/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Updates one location or an array of them, all or none.
         * @description Updates locations, all or nothing. LOCATION_NOT_FOUND, DUPLICATE_REF_NAME.
         */
        post: operations["updateLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns shipping for the shop on or off.
         * @description Activates or deactivates shipping for a store.
         */
        post: operations["setActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The services available for a shipment, cheapest first.
         * @description The services available for a shipment, cheapest first. Writes nothing.
         */
        post: operations["storeRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places an order and creates its shipment.
         * @description Places an order: selects the carrier, places a hold on the wallet for the rate and creates the shipment. ORDER_EXISTS, INVALID_CARRIER, RATE_UNAVAILABLE.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Updates the fields of an order that can still be changed.
         * @description Updates a placed order. An invalid field rejects the whole request; a field fixed by the status is skipped with a warning. ORDER_NOT_FOUND, NO_FIELDS_TO_UPDATE, VERSION_CONFLICT, LIMIT_REACHED, UPDATE_FAILED when every field is fixed.
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/api/fulfilled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks an order as packed by the store.
         * @description Marks the order with this number as packed by the store. ORDER_NOT_FOUND; FULFIL_NOT_ALLOWED once it is cancelled.
         */
        post: operations["fulfilByNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order before it is picked up and refunds the rate.
         * @description Cancels the order with this number before it is collected and refunds the seller. ORDER_NOT_FOUND, CANCEL_NOT_ALLOWED, CARRIER_DECLINED, CANCEL_PENDING.
         */
        post: operations["cancelByNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/return-shipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a shipment can be returned now.
         * @description Whether a shipment can be returned now. ORIGINAL_NOT_FOUND.
         */
        get: operations["returnEligibility"];
        put?: never;
        /**
         * Creates the return of a delivered shipment.
         * @description Creates a return of a delivered shipment to its sender. ORIGINAL_NOT_FOUND, NOT_DELIVERED, RETURN_EXISTS, RETURN_OF_RETURN, INVALID_CARRIER, RATE_UNAVAILABLE.
         */
        post: operations["createReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The labels of up to 100 shipments as one PDF. The header X-Svc-Missing lists the shipments without a label.
         * @description Labels of up to 100 shipments in one PDF. LABEL_NOT_READY if none of them has a label, SHIPMENT_NOT_FOUND if none of them is known.
         */
        get: operations["labelsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/awb/{id}/customs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The commercial invoice (CN 23) of a shipment that crosses a border.
         * @description Commercial invoice of an international parcel, including the content of form CN 23. SHIPMENT_NOT_FOUND, LABEL_NOT_READY, CUSTOMS_NOT_NEEDED.
         */
        get: operations["customsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of the caller, newest first.
         * @description The caller's webhooks, newest first. The operator can also list those of sellers.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Creates a webhook. Its secret is shown only once.
         * @description Creates a webhook. Its secret is shown only once. INVALID_URL, URL_NOT_ALLOWED, INVALID_EVENT, TOO_MANY_WEBHOOKS.
         */
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All status changes in order, for receivers that missed some.
         * @description Catch-up feed of the caller's status changes, in the order in which they became visible. With `events`, the payloads that a webhook would receive. INVALID_EVENT.
         */
        get: operations["catchUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One webhook.
         * @description A webhook by id. Staff with permission to read sellers can also read those of sellers. WEBHOOK_NOT_FOUND.
         */
        get: operations["readWebhook"];
        put?: never;
        post?: never;
        /**
         * Deletes a webhook. Its history is kept for 30 days.
         * @description Deletes a webhook and cancels its pending deliveries. WEBHOOK_NOT_FOUND.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Updates a webhook.
         * @description Updates a webhook. WEBHOOK_NOT_FOUND, INVALID_URL, URL_NOT_ALLOWED, INVALID_EVENT. FORBIDDEN to change the URL while the selection has fields that the caller may not read.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/api/webhooks/{id}/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the secret of a webhook. The new secret is shown only once.
         * @description Replaces the secret of a webhook. Replaced secrets keep signing during the overlap. WEBHOOK_NOT_FOUND, FORBIDDEN.
         */
        post: operations["renewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test event and returns the result of the delivery.
         * @description Sends a test event and returns its outcome. WEBHOOK_NOT_FOUND, INVALID_EVENT, FORBIDDEN.
         */
        post: operations["tryWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries to a webhook with their results, newest first.
         * @description Attempts to deliver events to a webhook with their outcomes, newest first. Kept for EVENT_RETENTION_DAYS: 30 days by default.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resends the event of a delivery.
         * @description Sends the event of a delivery again at once, outside the retry schedule. WEBHOOK_NOT_FOUND, NOT_FOUND, WEBHOOK_DISABLED, FORBIDDEN.
         */
        post: operations["sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resends the events that a webhook missed in a period.
         * @description Sends the events that a webhook missed in a time range again; returns their number. WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED, FORBIDDEN.
         */
        post: operations["recoverEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/awb/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The label of a shipment as a PDF or ZPL. It exists once pickup is booked; for a connected carrier it is the label of the carrier.
         * @description Public label of a shipment, by one of its numbers. SHIPMENT_NOT_FOUND, LABEL_NOT_READY, LABEL_UNREADABLE, RATE_LIMITED. Parcels of connected carriers have the label of the carrier only.
         */
        get: operations["labelFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tracking of a parcel, as JSON.
         * @description Tracks a parcel for anyone who knows its number. SHIPMENT_NOT_FOUND, RATE_LIMITED.
         */
        get: operations["tracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Connects an online store to the account of an existing seller. */
        LoginRequest: {
            /**
             * Format: email
             * @description E-mail address of the seller. At most 255 characters.
             */
            email: string;
            /** @description Password of the seller. At most 1,024 characters. */
            password: string;
            /** @description For sellers with two-factor login: an authenticator code or a recovery code. Each is valid once. */
            code?: string | null;
            /** @description Domain of the store. At most 255 characters. */
            shopId: string;
            /** @description Name of the store. At most 200 characters. */
            shopName: string;
            /** @description E-commerce platform, such as woocommerce. At most 100 characters. */
            platform: string;
            /** @description URL of the store, http or https. At most 2,000 characters. */
            url: string;
            /** @description TEST to try out an integration; LIVE when absent. Fixed by the first login of a domain: SHOP_MODE_FIXED. */
            mode?: ("live" | "test") | null;
            /** @description Locations that the store ships from. At most 500 entries. */
            locations?: components["schemas"]["LoginLocation"][] | null;
        };
        /** @description A location sent at login, without ids. */
        LoginLocation: {
            /** @description Street address. At most 500 characters. */
            address: string;
            /** @description City. At most 100 characters. */
            city: string;
            /** @description State or region. At most 100 characters. */
            state?: string | null;
            /** @description ISO 3166-1 alpha-2 code. */
            countryCode: string;
            /** @description Name of the country. At most 100 characters. */
            country?: string | null;
            /** @description Postal code; empty where the country has none. At most 20 characters. */
            zip: string;
        };
        /** @description A connected store and its new token. */
        ConnectedShop: {
            /** @constant */
            status: "success";
            /** @description Human-readable result. */
            message: string;
            /**
             * @description Token for the header x-svc-shop-token. Shown only once.
             * @example sst_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
             */
            token: string;
            /** @constant */
            tokenType: "shop";
            /** @description When the token expires unless it is used; null for never. */
            expiresAt: string | null;
            shop: components["schemas"]["Shop"];
            /** @description The seller it belongs to. */
            seller: {
                /**
                 * Format: uuid
                 * @description UUID of the seller.
                 */
                id: string;
                /** @description E-mail address for login and notices. */
                email: string;
                /** @description First and last name. */
                name: string;
            };
        };
        /** @description A connected online store of a seller. */
        Shop: {
            /**
             * Format: uuid
             * @description UUID of the shop.
             */
            id: string;
            /** @description Domain of the store; its id in orders and webhooks. */
            shopId: string;
            /** @description Domain of the store; its id in orders and webhooks. */
            domain: string;
            /** @description Name of the store. */
            name: string;
            /** @description E-commerce platform that the store runs on. */
            platform: string;
            /** @description URL of the store. */
            url: string;
            /** @description True once the store has activated shipping. */
            activated: boolean;
        };
        /** @description A place that a shop ships from. */
        Location: {
            /** @description Id of the location, unique within the shop. At most 100 characters. */
            refId: string;
            /** @description Display name, unique within the shop. At most 200 characters. */
            refName: string;
            /** @description Street address. At most 500 characters. */
            address: string;
            /** @description City. At most 100 characters. */
            city: string;
            /** @description State or region; may be empty. At most 100 characters. */
            state: string;
            /** @description ISO 3166-1 alpha-2 code. */
            countryCode: string;
            /** @description Name of the country; filled in when absent. At most 100 characters. */
            country?: string | null;
            /** @description Postal code; empty where the country has none. At most 20 characters. */
            zip: string;
            /** @description Latitude in degrees; requires the longitude. */
            lat?: number | null;
            /** @description Accepted instead of lat. */
            latitude?: number | null;
            /** @description Longitude in degrees; requires the latitude. */
            lng?: number | null;
            /** @description Accepted instead of lng. */
            longitude?: number | null;
        };
        /** @description The current state of the locations in a request, with counts of new and changed ones. */
        ChangedLocations: {
            /** @constant */
            status: "success";
            /** @description Human-readable result. */
            message: string;
            /** @description Current state of the locations, in request order. */
            locations: components["schemas"]["StoredLocation"][];
            /** @description Number of new locations. */
            created: number;
            /** @description Number of changed locations. */
            updated: number;
            /** @description Warnings: accepted, but perhaps not intended. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description A place that a shop ships from. */
        StoredLocation: {
            /** @description Id of the location, given by the shop and unique within it. */
            refId: string;
            /** @description Display name, unique within the shop. */
            refName: string;
            /** @description Street address. */
            address: string;
            /** @description City. */
            city: string;
            /** @description State or region. */
            state: string;
            /** @description ISO 3166-1 alpha-2 code. */
            countryCode: string;
            /** @description Name of the country. */
            country: string;
            /** @description Postal code. */
            zip: string;
            /** @description Latitude in degrees. */
            lat: number | null;
            /** @description Longitude in degrees. */
            lng: number | null;
            /** @description Latitude in degrees. */
            latitude: number | null;
            /** @description Longitude in degrees. */
            longitude: number | null;
        };
        /** @description A warning: accepted, but perhaps not intended. */
        Warning: {
            /** @description Field that the warning is about. */
            field?: string | null;
            /** @description Kind of warning. */
            code: string;
            /** @description Human-readable warning. */
            message: string;
            /** @description Which of the sentences of the code this is, if it has several. */
            variant?: string;
            /** @description The values in the message, by name. */
            params?: {
                [key: string]: string | number | string[];
            };
        };
        /** @description Changes of a location. Absent fields keep their values. */
        LocationUpdate: {
            /** @description Id of the location to change. At most 100 characters. */
            refId: string;
            /** @description Display name, unique within the shop. From 1 to 200 characters. */
            refName?: string | null;
            /** @description Street address. From 1 to 500 characters. */
            address?: string | null;
            /** @description City. From 1 to 100 characters. */
            city?: string | null;
            /** @description State or region. At most 100 characters. */
            state?: string | null;
            /** @description ISO 3166-1 alpha-2 code. */
            countryCode?: string | null;
            /** @description Name of the country. At most 100 characters. */
            country?: string | null;
            /** @description Postal code. At most 20 characters. */
            zip?: string | null;
            /** @description Latitude in degrees. */
            lat?: number | null;
            /** @description Accepted instead of lat. */
            latitude?: number | null;
            /** @description Longitude in degrees. */
            lng?: number | null;
            /** @description Accepted instead of lng. */
            longitude?: number | null;
        };
        /** @description Activates or deactivates shipping for a store. */
        ActivationRequest: {
            /** @description True to activate. */
            activate: boolean;
            /** @description Locations to add or update at the same time. At most 500 entries. */
            locations?: components["schemas"]["Location"][] | null;
        };
        /** @description Activation state of a store. */
        Activation: {
            /** @constant */
            status: "success";
            /** @description Human-readable result. */
            message: string;
            /** @description True once the store has activated shipping. */
            activated: boolean;
            shop: components["schemas"]["Shop"];
            /** @description Current state of the requested locations. */
            locations: components["schemas"]["StoredLocation"][];
            /** @description Warnings: accepted, but perhaps not intended. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description Contents, origin and destination of a shipment. */
        RateRequest: {
            /** @description The products; weight and volume are computed from them. At most 1,000 entries. */
            products?: components["schemas"]["Product"][] | null;
            /** @description Total weight in kilograms, for callers without products. */
            weight?: number | null;
            /** @description Total volume in cubic centimetres, for callers without products. */
            volume?: number | null;
            /** @description Origin of the shipment. */
            origin: components["schemas"]["Address"];
            /** @description Destination of the shipment. */
            destination: components["schemas"]["Address"];
            /** @description Goods or document; goods when absent. */
            type?: ("document" | "non_document") | null;
            /** @description Amount the driver collects, in the currency of the result: options then have the COD fee. Implies `cod`. */
            collectionAmount?: number | null;
            /** @description postpaid when the driver collects money: then only services that collect cash on delivery are returned. */
            paymentStatus?: ("prepaid" | "postpaid") | null;
        };
        /** @description One line of an order. Weight and dimensions are per unit. */
        Product: {
            /** @description Name of the product. At most 500 characters. */
            name: string;
            /** @description Accepted instead of name. */
            title?: string;
            /** @description Number of units, a whole number. From 1 to 1,000,000. */
            quantity: number;
            /** @description Price of one unit in major units. */
            price: number;
            /** @description Accepted instead of price. */
            amount?: number;
            /** @description Weight of one unit in grams. From 0 to 1,000,000,000. */
            grams: number;
            /** @description Length in centimetres. More than 0, at most 100,000. */
            length: number;
            /** @description Width in centimetres. More than 0, at most 100,000. */
            width: number;
            /** @description Height in centimetres. More than 0, at most 100,000. */
            height: number;
            /** @description Volume of one unit in cubic centimetres; 0 to use length x width x height. From 0 to 1,000,000,000. */
            volume: number;
            /** @description ISO 4217 code of the price. */
            currency: string;
            /** @description Harmonised System code for customs: 6 to 12 digits, with or without dots. */
            hsCode?: string | null;
            /** @description Country of origin for customs, ISO 3166-1 alpha-2. */
            originCountry?: string | null;
        };
        /** @description A postal address. */
        Address: {
            /** @description Street address including extra lines. At most 500 characters. */
            address: string;
            /** @description City. At most 100 characters. */
            city: string;
            /** @description State or region, by code or name; null if none. At most 100 characters. */
            state?: string | null;
            /** @description ISO 3166-1 alpha-2 code, such as AE. May be empty where `country` names exactly one country. */
            countryCode: string;
            /** @description Name of the country; derived from the code if absent. At most 100 characters. */
            country?: string | null;
            /** @description Postal code; empty if addresses of the country need none. At most 20 characters. */
            zip: string;
            /** @description Latitude in degrees; requires the longitude. */
            lat?: number | null;
            /** @description Accepted instead of lat. */
            latitude?: number | null;
            /** @description Longitude in degrees; requires the latitude. */
            lng?: number | null;
            /** @description Accepted instead of lng. */
            longitude?: number | null;
            /** @description Company at this address. At most 100 characters. */
            company?: string | null;
            /** @description What the driver should know, such as the gate. At most 500 characters. */
            deliveryNote?: string | null;
        };
        /** @description A service that can take the shipment, and its price. */
        RateOption: {
            /** @description Signed id that carries the shown price and its expiry. */
            id: string;
            /** @description Path of the carrier logo. */
            logo: string;
            /**
             * @description Handover method, such as Door to door.
             * @example Door to door
             */
            pickup_dropoff_method: string;
            /**
             * @description Name of the service, such as Economy.
             * @example Economy
             */
            service_name: string;
            /**
             * @description Code of the service, such as SVC_ECO.
             * @example SVC_ECO
             */
            service_code: string;
            /** @description True if the carrier did not answer and this is its last known price, at most a day old. */
            estimated?: boolean;
            /**
             * @description The price shown to the shopper: the display rate when a rule applied, else the actual rate.
             * @example 7.14
             */
            total_price: number;
            /** @description Estimated delivery time, such as 2-3 business days. */
            description: string;
            /**
             * @description ISO 4217 code.
             * @example USD
             */
            currency: string;
        };
        /** @description With explain=1: the rates, and the reason for each unavailable service. */
        ExplainedRates: {
            /** @description The services that can take it. */
            rates: components["schemas"]["RateOption"][];
            /** @description The services that cannot take it, with reasons; only when `explain` is set. */
            rejected: {
                /** @description Code of the service. */
                service_code: string;
                /** @description Reason, such as OVER_WEIGHT or ROUTE_NOT_SERVED. */
                code: string;
                /** @description The reason as text. */
                message: string;
            }[];
            /** @description Accepted input that looks wrong: LEGACY_IGNORED for weight or volume beside products, VOLUME_MISMATCH. */
            warnings: components["schemas"]["Warning"][];
            /** @description Id of the request. */
            requestId: string;
        };
        /** @description A new order. */
        OrderRequest: {
            /** @description The order data. */
            order: components["schemas"]["Order"];
            /** @description The shopper. */
            customer: components["schemas"]["Customer"];
            /** @description Origin of the shipment. */
            origin: components["schemas"]["Address"];
            /** @description Destination of the shipment. */
            destination: components["schemas"]["Address"];
            /** @description The lines of the order. From 1 to 1,000 entries. */
            products: components["schemas"]["Product"][];
        };
        /** @description The store's order data. */
        Order: {
            /** @description Domain of the store. At most 255 characters. */
            shopDomain: string;
            /** @description Carrier service code; the cheapest available one when absent. At most 40 characters. */
            carrier?: string | null;
            /** @description The id of a quote for this shipment. Selects its service; a live price of a connected carrier is then charged as it was quoted. At most 2,000 characters. */
            rateId?: string | null;
            /** @description Sum of quantity x price, without tax, discount and shipping. */
            subTotal: number;
            /** @description Tax; 0 when absent. */
            tax?: number | null;
            /** @description Discount; 0 when absent. */
            discount?: number | null;
            /** @description Order number, unique within the shop and never reused. */
            orderNumber: number | string;
            /** @description Order reference. At most 100 characters. */
            orderReference: string;
            /** @description Total as sent by the platform; for the record. */
            total: number;
            /** @description ISO 4217 code of all amounts. */
            currency: string;
            /** @description What the shopper paid for shipping; used only to compute the collection amount. */
            shippingFee?: number | null;
            /** @description prepaid when absent. */
            paymentStatus?: ("prepaid" | "postpaid") | null;
            /** @description Free text, for reference. At most 50 characters. */
            paymentMethod?: string | null;
            /** @description Amount the driver collects; computed when absent. */
            collectionAmount?: number | null;
            /** @description Language of the shopper as a BCP 47 tag such as ar-AE, for e-mail to them. At most 35 characters. */
            locale?: string | null;
        };
        /** @description The shopper and recipient. */
        Customer: {
            /** @description First name. May be empty if a company is given, as may the last name. At most 100 characters. */
            firstName: string;
            /** @description Last name. At most 100 characters. */
            lastName: string;
            /**
             * Format: email
             * @description E-mail address. At most 255 characters.
             */
            email: string;
            /** @description Phone number. One that cannot be dialled is the warning PHONE_FORMAT. At most 30 characters. */
            phone?: string | null;
            /** @description Company of the recipient. At most 100 characters. */
            company?: string | null;
            /** @description What the driver should know. That of the destination counts first. At most 500 characters. */
            deliveryNote?: string | null;
        };
        /** @description Result of placing an order. Repeating the same order returns the same result. */
        PlacedOrder: {
            /** @constant */
            status: "success";
            /** @description Human-readable result. */
            message: string;
            /**
             * Format: uuid
             * @description UUID of the order.
             */
            orderId: string;
            /** @description Reference given by the store. */
            orderReference: string;
            /** @description Public reference of the shipment; replaces the AWB until pickup. */
            shipment_id: string;
            /** @description Public reference of the shipment; replaces the AWB until pickup. */
            awb: string;
            /** @description True once the awb was assigned by the carrier. */
            awbAssigned: boolean;
            /** @description Null until pickup is booked. */
            tracking_url: string | null;
            /** @description Other ids of the same shipment. */
            nbox: {
                /**
                 * Format: uuid
                 * @description UUID of the shipment.
                 */
                shipment_detail_id: string;
                /** @description Domain of the store. */
                shop_id: string;
            };
            /** @description Code of the carrier service. */
            carrier: string;
            /** @description Name of the carrier service. */
            carrierName: string;
            /** @description True if the store named no service and the system selected one. */
            carrierWasAutoSelected: boolean;
            /**
             * @description What the seller pays for shipping.
             * @example 7.14
             */
            actualRate: number;
            /** @description Shipping price shown to the shopper; null if no display rule applied. */
            displayRate: number | null;
            hasDisplayRule: boolean;
            /**
             * @description What the driver collects; 0 for prepaid orders.
             * @example 7.14
             */
            collectionAmount: number;
            /**
             * @description COD fee, charged when the collection is confirmed.
             * @example 7.14
             */
            codFee: number;
            billingStatus: string;
            /** @description Warnings about accepted but suspicious data, such as SUBTOTAL_MISMATCH. DETAILS_MISSING names what the connected carrier asks for before it books the parcel. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description Changes of a placed order. At least one field. */
        OrderUpdateRequest: {
            /** @description The shopper, who is also the recipient of the shipment. */
            customer?: components["schemas"]["CustomerChanges"] | null;
            /** @description New destination. The rate stays unchanged. */
            destinationAddress?: components["schemas"]["DestinationChanges"] | null;
            /** @description How the shopper pays. On a change to cash on delivery, a missing amount is computed. */
            orderPaymentStatus?: ("prepaid" | "postpaid") | null;
            /** @description Accepted instead of orderPaymentStatus. */
            paymentStatus?: ("prepaid" | "postpaid") | null;
            /** @description Amount the driver collects, in major units. */
            collectionAmount?: number | null;
            /** @description Replaces all products. Totals and rate stay unchanged. At most 1,000 entries. */
            products?: components["schemas"]["ProductChanges"][] | null;
        };
        /** @description Changes of the shopper. Absent fields keep their values. */
        CustomerChanges: {
            /** @description First name. At most 100 characters. */
            firstName?: string | null;
            /** @description Last name. At most 100 characters. */
            lastName?: string | null;
            /**
             * Format: email
             * @description E-mail address. From 1 to 255 characters.
             */
            email?: string | null;
            /** @description Phone number. Null removes it. One that cannot be dialled is the warning PHONE_FORMAT. At most 30 characters. */
            phone?: string | null;
            /** @description Company of the recipient. Null removes it. At most 100 characters. */
            company?: string | null;
            /** @description What the driver should know. Null removes it. At most 500 characters. */
            deliveryNote?: string | null;
        };
        /** @description Changes of the destination. Absent fields keep their values; null clears them. */
        DestinationChanges: {
            /** @description Street address. Required. At most 500 characters. */
            address?: string | null;
            /** @description City. Required. At most 100 characters. */
            city?: string | null;
            /** @description State or region. At most 100 characters. */
            state?: string | null;
            /** @description ISO 3166-1 alpha-2 code. Cannot be cleared. */
            countryCode?: string | null;
            /** @description Name of the country. Filled in when cleared. At most 100 characters. */
            country?: string | null;
            /** @description Postal code. At most 20 characters. */
            zip?: string | null;
            /** @description Latitude; requires the longitude. Cleared by a move without coordinates. */
            lat?: number | null;
            /** @description Accepted instead of lat. */
            latitude?: number | null;
            /** @description Longitude; requires the latitude. Cleared by a move without coordinates. */
            lng?: number | null;
            /** @description Accepted instead of lng. */
            longitude?: number | null;
            /** @description Company at this address. At most 100 characters. */
            company?: string | null;
            /** @description What the driver should know, such as the gate. At most 500 characters. */
            deliveryNote?: string | null;
        };
        /** @description One line of the new product list. Weight and dimensions are per unit. */
        ProductChanges: {
            /** @description Name of the product. At most 500 characters. */
            title: string;
            /** @description Accepted instead of title. */
            name?: string;
            /** @description Price of one unit in major units; not negative. */
            amount: number;
            /** @description Accepted instead of amount. */
            price?: number;
            /** @description Number of units, a whole number. From 1 to 1,000,000. */
            quantity: number;
            /** @description Weight of one unit in grams. From 0 to 1,000,000,000. */
            grams: number;
            /** @description Length in centimetres; that of the stored product of this name when absent. More than 0, at most 100,000. */
            length?: number | null;
            /** @description Width in centimetres; that of the stored product of this name when absent. More than 0, at most 100,000. */
            width?: number | null;
            /** @description Height in centimetres; that of the stored product of this name when absent. More than 0, at most 100,000. */
            height?: number | null;
            /** @description Volume in cubic centimetres; length x width x height when absent. From 0 to 1,000,000,000. */
            volume?: number | null;
            /** @description ISO 4217 code; must be the currency of the order, which is the default. */
            currency?: string | null;
            /** @description Harmonised System code; that of the stored product of this name when absent. */
            hsCode?: string | null;
            /** @description Country of origin; that of the stored product of this name when absent. */
            originCountry?: string | null;
        };
        /** @description Result of an order update. */
        UpdatedOrder: {
            /** @constant */
            status: "success";
            /** @description Human-readable result. */
            message: string;
            data: {
                /** @description The order afterwards. */
                order: {
                    /**
                     * Format: uuid
                     * @description UUID of the order (orderId).
                     */
                    id: string;
                    /** @description Number of the order within its shop. */
                    orderNumber: number;
                    /** @description Reference given by the store. */
                    orderReference: string;
                    /** @description Status of the order: that of its outbound shipment. */
                    status: ("new" | "fulfilled" | "pickup" | "in_transit_pickup" | "pickup_failed" | "not_collected" | "picked_up" | "at_sorting" | "verified" | "ready_to_book" | "booked" | "in_transit" | "on_hold" | "failed" | "return_to_sender" | "delivered" | "cancelled") | null;
                    /** @description Incremented by every change; pass it back to detect concurrent changes. */
                    version: number;
                };
                /** @description Dotted names of the updated fields. */
                updatedFields: string[];
            };
            /** @description Fields fixed by the status (FIELD_UPDATE_BLOCKED), and values that were not recomputed. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description The order is fulfilled. */
        FulfilledOrder: {
            /** @constant */
            status: "success";
            /** @description Human-readable result. */
            message: string;
            /**
             * Format: uuid
             * @description UUID of the order (orderId).
             */
            orderId: string;
        };
        /** @description The order is cancelled. */
        CancelledOrder: {
            /** @constant */
            status: "success";
            /** @description Human-readable result. */
            message: string;
            /**
             * Format: uuid
             * @description UUID of the order (orderId).
             */
            orderId: string;
            /** @description Public reference of the shipment (shipment_id, unifiedRefId). */
            shipment_id: string;
            /**
             * @description Current status.
             * @enum {string}
             */
            orderStatus: "new" | "fulfilled" | "pickup" | "in_transit_pickup" | "pickup_failed" | "not_collected" | "picked_up" | "at_sorting" | "verified" | "ready_to_book" | "booked" | "in_transit" | "on_hold" | "failed" | "return_to_sender" | "delivered" | "cancelled";
            /**
             * @description Amount refunded to the seller for this shipment; 0 if it had not been billed.
             * @example 7.14
             */
            refundedAmount: number;
            /**
             * @description ISO 4217 code.
             * @example USD
             */
            currency: string;
        };
        /** @description A return of a delivered shipment. */
        ReturnRequest: {
            /** @description Any id of the shipment to return: UUID, order UUID, reference, AWB or tracking number. */
            shipment_id: string;
            /** @description Reason for the return. At most 500 characters. */
            returnReason?: string | null;
            /** @description Carrier service code; the cheapest available one when absent. At most 40 characters. */
            carrier?: string | null;
            /** @description Stored as a note of the return. At most 2,000 characters. */
            notes?: string | null;
            /** @description Contact for the pickup; the shopper when absent. */
            pickupContactInfo?: components["schemas"]["ReturnContact"] | null;
            /** @description Contact for the delivery; the seller when absent. */
            returnContactInfo?: components["schemas"]["ReturnContact"] | null;
        };
        /** @description A contact; absent fields keep the values of the original shipment. */
        ReturnContact: {
            /** @description First name. At most 100 characters. */
            firstName?: string | null;
            /** @description Last name. At most 100 characters. */
            lastName?: string | null;
            /** @description Phone number. Whether it can be dialled is seen in phoneE164 of the party. At most 30 characters. */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail address. At most 255 characters.
             */
            email?: string | null;
            /** @description Company. Names may then be empty. At most 100 characters. */
            company?: string | null;
            /** @description What the driver should know. At most 500 characters. */
            deliveryNote?: string | null;
        };
        /** @description The return. */
        CreatedReturn: {
            /** @constant */
            status: "success";
            /** @description Human-readable result. */
            message: string;
            /** @description Reference of the return shipment. */
            shipment_id: string;
            /** @description Reference of the original shipment. */
            original_shipment_id: string;
            /** @description Reference of the return shipment. */
            awb: string;
            awbAssigned: boolean;
            tracking_url: string | null;
            /** @description Code of the carrier service, such as SVC_ECO. */
            carrier: string;
            /** @description Name of the carrier service. */
            carrierName: string;
            /** @description True when the service selected the carrier because the store named none. */
            carrierWasAutoSelected: boolean;
            /**
             * @description The seller's price for shipping.
             * @example 7.14
             */
            actualRate: number;
            /**
             * @description Price shown to the shopper: the same, because returns carry no markup.
             * @example 7.14
             */
            displayRate: number;
            hasDisplayRule: boolean;
            nbox: {
                /**
                 * Format: uuid
                 * @description UUID of the shipment (shipment_detail_id).
                 */
                shipment_detail_id: string;
                /**
                 * Format: uuid
                 * @description UUID of the return.
                 */
                return_shipment_id: string;
                /** @description Domain of the store; its id in orders and webhooks. */
                shop_id: string | null;
            };
            /** @description UNPAID until the wallet is debited when pickup is booked; POSTPAID for contract accounts. */
            paymentStatus: ("unpaid" | "paid" | "postpaid" | "waived" | "refunded") | null;
            returnShipment: components["schemas"]["ReturnShipment"];
            /** @description Warnings: accepted, but perhaps not intended. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description The return of a delivered shipment to its sender. */
        ReturnShipment: {
            /**
             * Format: uuid
             * @description UUID of the return.
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID of the shipment (shipment_detail_id).
             */
            shipmentDetailId: string;
            /** @description Reference of the return shipment. */
            unifiedRefId: string;
            /** @description Reference of the original shipment. */
            original_shipment_id: string;
            /**
             * @description Current status.
             * @enum {string}
             */
            status: "new" | "fulfilled" | "pickup" | "in_transit_pickup" | "pickup_failed" | "not_collected" | "picked_up" | "at_sorting" | "verified" | "ready_to_book" | "booked" | "in_transit" | "on_hold" | "failed" | "return_to_sender" | "delivered" | "cancelled";
            /** @description UNPAID until the wallet is debited when pickup is booked; POSTPAID for contract accounts. */
            paymentStatus: ("unpaid" | "paid" | "postpaid" | "waived" | "refunded") | null;
            rate: {
                /**
                 * @description The seller's price for shipping.
                 * @example 7.14
                 */
                actualRate: number;
                /**
                 * @description Price shown to the shopper: the same, because returns carry no markup.
                 * @example 7.14
                 */
                displayRate: number;
                /**
                 * @description ISO 4217 code.
                 * @example USD
                 */
                currency: string;
            };
            origin: components["schemas"]["ReturnParty"];
            destination: components["schemas"]["ReturnParty"];
            /** @description Kilograms and centimetres. */
            dimensions: {
                /** @description Weight in kilograms. */
                weight: number;
                /** @description Length in centimetres. */
                length: number;
                /** @description Width in centimetres. */
                width: number;
                /** @description Height in centimetres. */
                height: number;
                /** @description Volumetric weight in kilograms. */
                volumeWeight: number;
            };
            /** @description Reason for the return. */
            returnReason: string | null;
            /**
             * Format: date-time
             * @description When it was requested.
             * @example 2026-11-20T17:02:46.123Z
             */
            createdAt: string;
        };
        /** @description A contact at a place, as of the creation of the return. */
        ReturnParty: {
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Phone number. */
            phone: string | null;
            /** @description E-mail address. */
            email: string;
            /** @description Company. */
            company?: string;
            /** @description What the driver should know. */
            deliveryNote?: string;
            /** @description The address. For a place of delivery, with the driver's coordinates. */
            address: {
                /** @description Street address including extra lines. */
                address: string;
                /** @description City. */
                city: string;
                /** @description State or region. */
                state: string | null;
                /** @description Name of the country. */
                country: string;
                /** @description ISO 3166-1 alpha-2 code. */
                countryCode: string;
                /** @description Postal code; empty if the country has none. */
                zip: string;
                /** @description Latitude in degrees. */
                lat: number | null;
                /** @description Longitude in degrees. */
                lng: number | null;
                /** @description Company. */
                company?: string;
                /** @description What the driver should know. */
                deliveryNote?: string;
            };
        };
        /** @description Whether a shipment can be returned now. */
        ReturnEligibility: {
            /** @constant */
            status: "success";
            /** @description True when it can be returned. */
            eligible: boolean;
            /** @description The obstacle as a sentence. */
            reason: string | null;
            /** @description The obstacle: NOT_DELIVERED, RETURN_EXISTS, RETURN_OF_RETURN or RETURN_WINDOW_CLOSED. */
            code: string | null;
        };
        /** @description An HTTPS endpoint that receives events, signed with its secret. */
        Webhook: {
            /**
             * Format: uuid
             * @description UUID of the webhook.
             */
            id: string;
            /** @description URL that events are posted to. */
            url: string;
            /** @description The secret, masked except its last four characters, which only the owner sees. */
            secret: string;
            /** @description Names of the subscribed events. */
            events: string[];
            /** @description False while disabled: nothing is sent. */
            is_active: boolean;
            /** @description Why the webhook is disabled. */
            disabled_reason: string | null;
            /** @description Note by the owner. */
            description: string | null;
            /** @description Domain of the only shop whose events are sent; null for all shops of the seller. */
            shop_id: string | null;
            /** @description True when at_sorting, verified and ready_to_book are sent as well. */
            include_hub_statuses: boolean;
            /** @description Fields of `Shipment` that its shipment events carry as `data.selection`; null for none. */
            selection: string | null;
            /** @description Maximum deliveries per second; null for no limit. */
            rate_limit: number | null;
            /**
             * Format: date-time
             * @description When the webhook was created.
             * @example 2026-11-20T17:02:46.123Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the webhook last changed.
             * @example 2026-11-20T17:02:46.123Z
             */
            updated_at: string;
        };
        /** @description The position of a page in its list. */
        Pagination: {
            page: number;
            limit: number;
            total: number;
            totalPages: number;
            /**
             * @description Present when `total` and `totalPages` are estimates, which they can be beyond 10,000. They never end a list early: each page says whether there is another one.
             * @constant
             */
            totalIsEstimate?: true;
            /** @description Pass it as `after` for the next page. Absent on the last page. */
            nextCursor?: string;
            /**
             * Format: date-time
             * @description With `updatedSince`: every change before this time is on the pages up to the last one. Pass it as the next `updatedSince`.
             * @example 2026-11-20T17:02:46.123Z
             */
            updatedUntil?: string;
        };
        /** @description A new webhook. */
        WebhookRequest: {
            /** @description An https URL on port 443 or 8443. At most 2,048 characters. */
            url: string;
            /** @description Events to subscribe to, such as shipment.update. At most 100 entries. */
            events: string[];
            /** @description A note. At most 500 characters. */
            description?: string | null;
            /** @description Domain of the only shop whose events are sent; defaults to all. With a shop token, always its own shop. */
            shopId?: string | null;
            /** @description Accepted instead of shopId. */
            shop_id?: string | null;
            /** @description True to receive at_sorting, verified and ready_to_book as well; defaults to false. */
            include_hub_statuses?: boolean | null;
            /** @description Accepted instead of include_hub_statuses. */
            includeHubStatuses?: boolean | null;
            /** @description Fields of `Shipment` in braces, such as { status order { orderReference } }: events then carry the answer at that moment as `data.selection`. A cost of at most 150; checked against the permissions of the caller and of the owner, when it is saved and for each answer. At most 4,000 characters. */
            selection?: string | null;
            /** @description Maximum deliveries per second; defaults to no limit. From 1 to 500. */
            rate_limit?: number | null;
            /** @description Accepted instead of rate_limit. */
            rateLimit?: number | null;
            /** @description True lets the operator's staff read request and response bodies for support; defaults to false. */
            operatorMayReadBodies?: boolean | null;
        };
        /** @description One event of the catch-up feed, as a webhook would receive it. */
        WebhookEvent: {
            /** @description Pass as `after` to continue after this event. */
            cursor: string;
            /**
             * Format: uuid
             * @description UUID of the event.
             */
            id: string;
            /** @description Name of the event. */
            event: string;
            /** @description Time of the event. */
            timestamp: string;
            /** @description Version of the payload. */
            apiVersion: string;
            /** @description The `data` of the webhook payload. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description Changes to a webhook; absent fields stay unchanged. */
        WebhookUpdateRequest: {
            /** @description New URL. Pending retries go there. At most 2,048 characters. */
            url?: string | null;
            /** @description New subscription, replacing the current one. At most 100 entries. */
            events?: string[] | null;
            /** @description True enables the webhook and resets its failing state; false disables it and cancels pending deliveries. */
            is_active?: boolean | null;
            /** @description Accepted instead of is_active. */
            isActive?: boolean | null;
            /** @description Note; null clears it. At most 500 characters. */
            description?: string | null;
            /** @description Whether to receive at_sorting, verified and ready_to_book. */
            include_hub_statuses?: boolean | null;
            /** @description Accepted instead of include_hub_statuses. */
            includeHubStatuses?: boolean | null;
            /** @description New fields of `Shipment`; null removes them. Such as { status order { orderReference } }: see CreateWebhookInput. At most 4,000 characters. */
            selection?: string | null;
            /** @description Maximum deliveries per second; null removes the limit. From 1 to 500. */
            rate_limit?: number | null;
            /** @description Accepted instead of rate_limit. */
            rateLimit?: number | null;
            /** @description Whether the operator's staff may read request and response bodies. */
            operatorMayReadBodies?: boolean | null;
        };
        /** @description One attempt to deliver one event to one webhook. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description UUID of the attempt, sent as X-Svc-Delivery-ID.
             */
            id: string;
            /**
             * Format: uuid
             * @description UUID of the webhook.
             */
            webhook_id: string;
            /**
             * Format: uuid
             * @description UUID of the event, the same for all attempts and webhooks.
             */
            event_id: string;
            /** @description Name of the event, as sent. */
            event_type: string;
            /** @description Public id of the shipment; null for a test. */
            shipment_id: string | null;
            /** @description automatic, manual (redelivered on request) or test. */
            kind: string;
            /** @description Attempt number in the schedule, from 1. */
            attempt: number;
            /**
             * @description Outcome of the attempt.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description HTTP status of the response; null if there was none. */
            http_status: number | null;
            /** @description Kind of failure, such as timeout, dns, tls or server_error. */
            failure: string | null;
            /** @description Error message for people. */
            error_message: string | null;
            /** @description Duration in milliseconds. */
            duration_ms: number | null;
            /**
             * Format: date-time
             * @description When the attempt was scheduled.
             * @example 2026-11-20T17:02:46.123Z
             */
            created_at: string;
            /** @description When the attempt was made. */
            attempted_at: string | null;
            /** @description When the receiver accepted the event. */
            delivered_at: string | null;
            /** @description When this attempt, or the one after it, is due. */
            next_retry_at: string | null;
            /** @description Request headers; signatures are masked. */
            request_headers: {
                [key: string]: unknown;
            } | null;
            /** @description The exact text that was sent; empty when withheld. */
            request_body: string;
            /** @description Response headers; cookies are masked. */
            response_headers: {
                [key: string]: unknown;
            } | null;
            /** @description The first 2 KiB of the response; null if there was none or it is withheld. */
            response_body: string | null;
        };
        /** @description The events to resend. */
        WebhookRecoverRequest: {
            /**
             * Format: date-time
             * @description Start of the time range, at most EVENT_RETENTION_DAYS ago: 30 days by default.
             */
            since: string;
            /**
             * Format: date-time
             * @description End of the time range; defaults to now.
             */
            until?: string | null;
            /** @description False also sends delivered events again; defaults to true. */
            onlyFailed?: boolean | null;
        };
        /** @description The tracking of a parcel. */
        Tracking: {
            /** @constant */
            status: "success";
            /** @description Reference of the shipment. */
            shipment_id: string;
            /** @description The AWB; null before pickup is booked. */
            awb: string | null;
            /** @description Our tracking page. */
            tracking_url: string;
            /** @description The carrier's own tracking page; null when ours is used. */
            carrier_url: string | null;
            /** @description Code of the carrier service. */
            carrier: string;
            /** @description Name of the carrier service. */
            carrierName: string;
            /** @description Set when nothing is left to collect on delivery. */
            payment: "PAID - DO NOT COLLECT" | null;
            /** @description Payment details; null for returns and stopped parcels. */
            collection: {
                /**
                 * @description Paid to the store, due on delivery, or paid since.
                 * @enum {string}
                 */
                status: "prepaid" | "due" | "paid";
                /** @description Amount due or paid on delivery; null when paid to the store. */
                amount: number | null;
                /** @description ISO 4217 code. */
                currency: string | null;
                /** @description Available payment methods; empty when nothing is due. */
                methods: ("cash" | "online")[];
                /** @description Online payment page; null when not available. Anyone can pay. */
                pay_url: string | null;
            } | null;
            /** @description How far the driver is; null unless a driver of the own fleet is under way with the parcel. */
            delivery: components["schemas"]["TrackingDelivery"] | null;
            /** @description The sending shop. */
            shop: {
                /** @description Brand name, else the name of the shop. */
                name: string;
                /** @description Public URL of the logo. */
                logo_url: string | null;
                /** @description Contact e-mail address. */
                email: string | null;
                /** @description Contact phone number. */
                phone: string | null;
                /** @description Contact page, or else the shop's website. */
                url: string;
            };
            /** @description IANA time zone of the destination; UTC where a country has several and the exact place is unknown. */
            timezone: string;
            current: components["schemas"]["TrackingStep"];
            /** @description Day of the next delivery, YYYY-MM-DD, at the destination, as booked or as the consignee chose; null if neither. */
            nextDay: string | null;
            /** @description True for a return, which the shopper sends to the store. */
            isReturn: boolean;
            /** @description Whether the consignee can have the link to choose another day sent by mail (sendDeliveryLink): after a failed attempt. */
            choiceLink: boolean;
            receiver: {
                /** @description First name of the recipient; null for a returning parcel. */
                firstName: string | null;
            };
            destination: {
                /** @description Destination city. */
                city: string;
                /** @description Destination country as a two-letter code. */
                country: string;
            };
            /** @description Events, oldest first. */
            timeline: components["schemas"]["TrackingStep"][];
        };
        /** @description How far a driver of the own fleet is. Driver, phone and position are shown while the parcel is at one of the next three stops, never before and never after. */
        TrackingDelivery: {
            /** @description Whether the parcel is at one of the next three stops. */
            live: boolean;
            /** @description Stops before this one, 0 to 2; null while the driver is further away. */
            stopsBefore: number | null;
            /** @description Whether the driver is at the door. */
            arrived: boolean;
            /** @description Start of the estimated time window; of the window of the day while the driver is further away. Null at the door. */
            windowFrom: string | null;
            /** @description End of the time window. */
            windowTo: string | null;
            /** @description IANA time zone of the destination. */
            timeZone: string;
            /** @description First name of the driver. */
            driverFirstName: string | null;
            /** @description The hub's phone, or the driver's where the operator shares it. */
            callPhone: string | null;
            /** @description Position of the driver; only where the operator has set up a map. */
            position: {
                /** @description Latitude in degrees. */
                lat: number;
                /** @description Longitude in degrees. */
                lng: number;
                /**
                 * Format: date-time
                 * @description When the driver was there.
                 * @example 2026-11-20T17:02:46.123Z
                 */
                at: string;
            } | null;
            /** @description Where the map of the position comes from; null where the operator has set up none. */
            map: {
                /** @description Template of the URLs of its tiles, with {z}, {x} and {y}. */
                tileUrl: string;
                /** @description Attribution to show with the map. */
                attribution: string | null;
            } | null;
        };
        /** @description An event of a parcel, as shown to shoppers. */
        TrackingStep: {
            /**
             * @description The status it represents; never a hub status.
             * @enum {string}
             */
            status: "new" | "fulfilled" | "pickup" | "in_transit_pickup" | "pickup_failed" | "not_collected" | "picked_up" | "at_sorting" | "verified" | "ready_to_book" | "booked" | "in_transit" | "on_hold" | "failed" | "return_to_sender" | "delivered" | "cancelled";
            /** @description The event as text. */
            label: string;
            /** @description Why the delivery failed or waits, in words for shoppers; null where it did not, or no reason is known. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-20T17:02:46.123Z
             */
            occurredAt: string;
            /** @description Progress that the carrier reported; null for other events. */
            milestone: ("in_transit" | "at_facility" | "customs" | "out_for_delivery" | "available_for_pickup") | null;
            /** @description Where a milestone was reached, in the carrier's words. */
            place: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginLocation = components['schemas']['LoginLocation'];
export type ConnectedShop = components['schemas']['ConnectedShop'];
export type Shop = components['schemas']['Shop'];
export type Location = components['schemas']['Location'];
export type ChangedLocations = components['schemas']['ChangedLocations'];
export type StoredLocation = components['schemas']['StoredLocation'];
export type Warning = components['schemas']['Warning'];
export type LocationUpdate = components['schemas']['LocationUpdate'];
export type ActivationRequest = components['schemas']['ActivationRequest'];
export type Activation = components['schemas']['Activation'];
export type RateRequest = components['schemas']['RateRequest'];
export type Product = components['schemas']['Product'];
export type Address = components['schemas']['Address'];
export type RateOption = components['schemas']['RateOption'];
export type ExplainedRates = components['schemas']['ExplainedRates'];
export type OrderRequest = components['schemas']['OrderRequest'];
export type Order = components['schemas']['Order'];
export type Customer = components['schemas']['Customer'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type OrderUpdateRequest = components['schemas']['OrderUpdateRequest'];
export type CustomerChanges = components['schemas']['CustomerChanges'];
export type DestinationChanges = components['schemas']['DestinationChanges'];
export type ProductChanges = components['schemas']['ProductChanges'];
export type UpdatedOrder = components['schemas']['UpdatedOrder'];
export type FulfilledOrder = components['schemas']['FulfilledOrder'];
export type CancelledOrder = components['schemas']['CancelledOrder'];
export type ReturnRequest = components['schemas']['ReturnRequest'];
export type ReturnContact = components['schemas']['ReturnContact'];
export type CreatedReturn = components['schemas']['CreatedReturn'];
export type ReturnShipment = components['schemas']['ReturnShipment'];
export type ReturnParty = components['schemas']['ReturnParty'];
export type ReturnEligibility = components['schemas']['ReturnEligibility'];
export type Webhook = components['schemas']['Webhook'];
export type Pagination = components['schemas']['Pagination'];
export type WebhookRequest = components['schemas']['WebhookRequest'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookUpdateRequest = components['schemas']['WebhookUpdateRequest'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookRecoverRequest = components['schemas']['WebhookRecoverRequest'];
export type Tracking = components['schemas']['Tracking'];
export type TrackingDelivery = components['schemas']['TrackingDelivery'];
export type TrackingStep = components['schemas']['TrackingStep'];
export type $defs = Record<string, never>;
export interface operations {
    connectShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "merchant@example.com",
                 *       "password": "a long enough password",
                 *       "shopId": "mugs.example",
                 *       "shopName": "Mugs",
                 *       "platform": "woocommerce",
                 *       "url": "https://mugs.example"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A connected store and its new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedShop"];
                };
            };
        };
    };
    addLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refId": "W1",
                 *       "refName": "Warehouse 1",
                 *       "address": "Al Quoz 3",
                 *       "city": "Dubai",
                 *       "state": "Dubai",
                 *       "countryCode": "AE",
                 *       "zip": "",
                 *       "lat": 25.13,
                 *       "lng": 55.23
                 *     }
                 */
                "application/json": components["schemas"]["Location"] | components["schemas"]["Location"][];
            };
        };
        responses: {
            /** @description The current state of the locations in a request, with counts of new and changed ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLocations"];
                };
            };
        };
    };
    updateLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refId": "W1",
                 *       "address": "Al Quoz 4"
                 *     }
                 */
                "application/json": components["schemas"]["LocationUpdate"] | components["schemas"]["LocationUpdate"][];
            };
        };
        responses: {
            /** @description The current state of the locations in a request, with counts of new and changed ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLocations"];
                };
            };
        };
    };
    setActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activate": true
                 *     }
                 */
                "application/json": components["schemas"]["ActivationRequest"];
            };
        };
        responses: {
            /** @description Activation state of a store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activation"];
                };
            };
        };
    };
    storeRates: {
        parameters: {
            query?: {
                /** @description Also return the services that cannot take it, with reasons. */
                explain?: "0" | "1" | "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "origin": {
                 *         "address": "Al Quoz 3",
                 *         "city": "Dubai",
                 *         "state": "Dubai",
                 *         "countryCode": "AE",
                 *         "zip": ""
                 *       },
                 *       "destination": {
                 *         "address": "Corniche 5",
                 *         "city": "Abu Dhabi",
                 *         "state": "Abu Dhabi",
                 *         "countryCode": "AE",
                 *         "zip": ""
                 *       },
                 *       "products": [
                 *         {
                 *           "name": "Mug",
                 *           "quantity": 2,
                 *           "price": 50,
                 *           "grams": 600,
                 *           "length": 20,
                 *           "width": 20,
                 *           "height": 10,
                 *           "volume": 4000,
                 *           "currency": "USD"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RateRequest"];
            };
        };
        responses: {
            /** @description The services, cheapest first; with explain=1 also the reason for each unavailable service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateOption"][] | components["schemas"]["ExplainedRates"];
                };
            };
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": {
                 *         "shopDomain": "mugs.example",
                 *         "orderNumber": 1001,
                 *         "orderReference": "M-1001",
                 *         "subTotal": 100,
                 *         "tax": 5,
                 *         "discount": 10,
                 *         "total": 95,
                 *         "currency": "USD",
                 *         "paymentStatus": "postpaid"
                 *       },
                 *       "customer": {
                 *         "firstName": "Aisha",
                 *         "lastName": "Khan",
                 *         "email": "aisha@example.com",
                 *         "phone": "+971 50 123 4567"
                 *       },
                 *       "origin": {
                 *         "address": "Al Quoz 3",
                 *         "city": "Dubai",
                 *         "state": "Dubai",
                 *         "countryCode": "AE",
                 *         "zip": ""
                 *       },
                 *       "destination": {
                 *         "address": "Corniche 5",
                 *         "city": "Abu Dhabi",
                 *         "state": "Abu Dhabi",
                 *         "countryCode": "AE",
                 *         "zip": ""
                 *       },
                 *       "products": [
                 *         {
                 *           "name": "Mug",
                 *           "quantity": 2,
                 *           "price": 50,
                 *           "grams": 600,
                 *           "length": 20,
                 *           "width": 20,
                 *           "height": 10,
                 *           "volume": 4000,
                 *           "currency": "USD"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description Result of placing an order. Repeating the same order returns the same result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "customer": {
                 *         "phone": "+971 50 765 4321"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OrderUpdateRequest"];
            };
        };
        responses: {
            /** @description Result of an order update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedOrder"];
                };
            };
        };
    };
    fulfilByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderNumber": 1001
                 *     }
                 */
                "application/json": {
                    /** @description Number of the order within its shop. */
                    orderNumber: number | string;
                };
            };
        };
        responses: {
            /** @description The order is fulfilled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FulfilledOrder"];
                };
            };
        };
    };
    cancelByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderNumber": 1001
                 *     }
                 */
                "application/json": {
                    /** @description Number of the order within its shop. */
                    orderNumber: number | string;
                };
            };
        };
        responses: {
            /** @description The order is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledOrder"];
                };
            };
        };
    };
    returnEligibility: {
        parameters: {
            query: {
                /** @description Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
                shipment_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a shipment can be returned now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnEligibility"];
                };
            };
        };
    };
    createReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipment_id": "SVC7K3M9Q2TXB4",
                 *       "returnReason": "Chipped"
                 *     }
                 */
                "application/json": components["schemas"]["ReturnRequest"];
            };
        };
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedReturn"];
                };
            };
        };
    };
    labelsFile: {
        parameters: {
            query: {
                /** @description 1 to 100 comma-separated ids of shipments, of any kind. */
                ids: string;
                /** @description Paper. */
                size?: "a4" | "a6" | "4x6";
                /** @description Language of the captions. */
                lang?: "en" | "ar";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page for each label, in the order of the ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    customsFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commercial invoice, in A4. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Records per page. */
                limit?: number;
                /** @description Page number, from 1. */
                page?: number;
                /** @description `pagination.nextCursor` of the previous page. Unlike page numbers it skips no record when records are added or move in the meantime. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        webhooks: components["schemas"]["Webhook"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://store.example/hooks/shipments",
                 *       "events": [
                 *         "shipment.update"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description Human-readable result. */
                        message: string;
                        webhook: components["schemas"]["Webhook"];
                        warnings: {
                            field?: string | null;
                            code: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    catchUp: {
        parameters: {
            query?: {
                /** @description Records per page. */
                limit?: number;
                /** @description Cursor to start after; defaults to the oldest event kept. */
                after?: string;
                /** @description Whether to include changes to hub statuses; defaults to false. */
                include_hub_statuses?: "true" | "false" | "1" | "0";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        events: components["schemas"]["WebhookEvent"][];
                        pagination: {
                            /** @description Cursor for the next page; null if there has never been an event. */
                            after: string | null;
                            /** @description True when there are more events. */
                            hasMore: boolean;
                            /** @description The same as `after`; null if there is nothing new. */
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
    };
    readWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description Human-readable result. */
                        message: string;
                    };
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookUpdateRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description Human-readable result. */
                        message: string;
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    renewWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlapHours": 24
                 *     }
                 */
                "application/json": {
                    /** @description Hours; defaults to 24. 0 ends all replaced secrets at once. From 0 to 72. */
                    overlapHours?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description Human-readable result. */
                        message: string;
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    tryWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "event": "shipment.pickup"
                 *     }
                 */
                "application/json": {
                    /** @description Event whose data to send as a sample; defaults to shipment.update. */
                    event?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description Human-readable result. */
                        message: string;
                        delivery: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Records per page. */
                limit?: number;
                /** @description An instant, or the end cursor of the previous page. */
                before?: string;
                /** @description Only attempts with this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only attempts for this event. */
                event?: string;
            };
            header?: never;
            path: {
                /** @description UUID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        deliveries: components["schemas"]["WebhookDelivery"][];
                        pagination: {
                            limit: number;
                            /** @description Number of entries in the whole list. Counted only on request; exact up to 10,000. */
                            total: number;
                            hasMore: boolean;
                            before: string | null;
                        };
                    };
                };
            };
        };
    };
    sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the webhook. */
                id: string;
                /** @description UUID of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description Human-readable result. */
                        message: string;
                        delivery: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
        };
    };
    recoverEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-11-20T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRecoverRequest"];
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @description Human-readable result. */
                        message: string;
                        /** @description Number of events that are resent. */
                        queued: number;
                    };
                };
            };
        };
    };
    labelFile: {
        parameters: {
            query?: {
                /** @description Paper. */
                size?: "a4" | "a6" | "4x6";
                /** @description Language of the captions. */
                lang?: "en" | "ar";
                /** @description Kind of file. Without it, a PDF on the paper of `size`; with it, `size` has no effect. */
                format?: "a4" | "label" | "zpl";
                /** @description Printer that our ZPL is made for. Has no effect on a carrier's ZPL. */
                dpi?: "203" | "300";
            };
            header?: never;
            path: {
                /** @description Reference, AWB or tracking number. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `format=zpl`: commands for label printers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zpl": string;
                };
            };
        };
    };
    tracking: {
        parameters: {
            query?: {
                /** @description Language of the page. */
                lang?: "en" | "ar";
            };
            header?: never;
            path: {
                /** @description Reference, AWB or tracking number. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking of a parcel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
        };
    };
}
