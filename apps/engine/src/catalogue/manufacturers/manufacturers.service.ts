import { Injectable } from '@nestjs/common';
import { regionCode, safetyContact } from '@tradehall/domain/catalogue/product-safety.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { BrandManufacturer } from './brand-manufacturer.entity';

const text = z.string().trim().min(1).max(500);
const contact = safetyContact.extend({
  name: text,
  address: text,
  email: z.email(),
  country: regionCode.nullish().transform((code) => code ?? undefined),
});

const savedManufacturer = z.strictObject({
  brand: text,
  manufacturer: contact,
  responsiblePerson: contact.nullish().transform((person) => person ?? null),
});

@Injectable()
export class ManufacturersService {
  constructor(private readonly connection: TransactionalConnection) {}

  findAll(ctx: RequestContext): Promise<BrandManufacturer[]> {
    return this.connection.getRepository(ctx, BrandManufacturer).find({ order: { brand: 'ASC' } });
  }

  async save(ctx: RequestContext, input: unknown): Promise<BrandManufacturer> {
    const parsed = savedManufacturer.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    const repository = this.connection.getRepository(ctx, BrandManufacturer);
    return repository.save(repository.create(parsed.data));
  }
}
