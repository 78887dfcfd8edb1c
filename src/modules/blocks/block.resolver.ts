import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import type { PricingServices } from '../pricing/index.js';
import { ShipmentType, type Shipment } from '../shipments/index.js';
import type { Block } from './block.js';
import { NextStepType, ShipmentBlockType } from './block.types.js';
import { blocksOf } from './blocks-of.js';
import { nextStepOf } from './next-step.js';
import { sentenceOf } from './next-step.words.js';

@Resolver(() => ShipmentType)
export class BlockResolver {
  @FieldResolver(() => [ShipmentBlockType], {
    description: 'What blocks the shipment, most urgent first, with the ids needed to resolve each block. Empty if nothing does.',
  })
  async blockedBy(@Root() shipment: Shipment, @Ctx() context: Context<PricingServices>): Promise<ShipmentBlockType[]> {
    return (await blocksOf(context, shipment)).map(blockOut);
  }

  @FieldResolver(() => NextStepType, { description: 'What happens next, who does it, when, and what it waits for.' })
  async nextStep(@Root() shipment: Shipment, @Ctx() context: Context<PricingServices>): Promise<NextStepType> {
    const step = await nextStepOf(context, shipment);
    return { ...step, message: sentenceOf(step), waitsFor: step.waitsFor && blockOut(step.waitsFor) };
  }
}

const blockOut = ({ kind, message, ...block }: Block): ShipmentBlockType => ({
  kind,
  message,
  amount: block.amount ?? null,
  reason: block.reason ?? null,
  since: block.since ?? null,
  approvalRequestId: block.approvalRequestId ?? null,
  adjustmentId: block.adjustmentId ?? null,
  sellerId: block.sellerId ?? null,
});
