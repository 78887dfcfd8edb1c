import type { ApolloServerPlugin } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import type { Refusal } from '../../kernel/errors.js';
import type { Asked } from '../http/route-pattern.js';
import type { Context } from '../work/context.js';
import { fittingErrors } from './fitting-errors.js';
import { refusalOf, shownError } from './format-error.js';

interface ErrorShapeParts {
  readonly production: boolean;
  readonly report: (refusal: Refusal, asked: Asked) => void;
}

/** Gives the answers of Apollo Server our errors, and none of them if the operation went beyond its budget. */
export function errorShape({ production, report }: ErrorShapeParts): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ response, errors: thrown, contextValue: { requestId, budget } }) => {
          const { body } = response;
          if (body.kind !== 'single') return Promise.resolve();
          const { data } = body.singleResult;
          const { errors } = budget.settleUnwritten({ data, errors: thrown });
          if (errors !== thrown) {
            body.singleResult = { errors: errors?.map((error) => error.toJSON()) };
            response.http.status = 400;
          }
          if (!body.singleResult.errors) return Promise.resolve();
          if (statusFor({ data: body.singleResult.data, errors: errors ?? [] }) === 503) response.http.status = 503;
          const shown = body.singleResult.errors.map((each, index) => shownError(each, errors?.[index] ?? each, { requestId, production }));
          body.singleResult.errors = fittingErrors(shown, body.singleResult);
          for (const error of errors ?? []) report(refusalOf(error), { requestId, method: 'POST', route: '/graphql' });
          return Promise.resolve();
        },
      }),
  };
}

/** If there is no data, the status also shows that the service was unavailable or that the operation could not start. */
export function statusFor({ data, errors = [] }: ExecutionResult): number {
  if (data == null && errors.some((error) => refusalOf(error).facts.reason === 'TIMEOUT')) return 503;
  return data === undefined && errors.length > 0 ? 400 : 200;
}
